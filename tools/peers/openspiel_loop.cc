// Uniformly random play of OpenSpiel games in a loop that never leaves C++.
//
// Compiled by measure.py against the headers inside the open_spiel wheel and linked to the wheel's own
// library, so the rules that run are the very ones the wheel ships; only the loop is ours.

#include <ctime>
#include <memory>
#include <random>
#include <string>

#include "open_spiel/spiel.h"
#include "open_spiel/spiel_utils.h"

namespace {

// The same fields, in the same order, as LoopTally in measure.py.
struct Tally {
  double games, decisions, forced, chance, seconds;
};

constexpr double kNoLimit = 1e18;
constexpr int kGamesPerLookAtTheClock = 16;

double CpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

open_spiel::Action SampleChance(const open_spiel::State& state, std::mt19937& rng) {
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  return open_spiel::SampleAction(state.ChanceOutcomes(), unit(rng)).first;
}

// Plays until the game ends or `limit` player decisions have been made.
void Play(open_spiel::State& state, std::mt19937& rng, double limit, Tally& tally) {
  double stop = tally.decisions + limit;
  while (tally.decisions < stop && !state.IsTerminal()) {
    if (state.IsChanceNode()) {
      state.ApplyAction(SampleChance(state, rng));
      tally.chance += 1;
      continue;
    }
    auto actions = state.LegalActions();
    std::uniform_int_distribution<size_t> pick(0, actions.size() - 1);
    state.ApplyAction(actions[pick(rng)]);
    tally.decisions += 1;
    tally.forced += actions.size() == 1;
  }
}

}  // namespace

// Plays whole games until `seconds` of CPU time have gone.
extern "C" void play_for(const char* name, unsigned seed, double seconds, Tally* tally) {
  auto game = open_spiel::LoadGame(std::string(name));
  std::mt19937 rng(seed);
  double begin = CpuSeconds();
  do {
    for (int i = 0; i < kGamesPerLookAtTheClock; ++i) {
      Play(*game->NewInitialState(), rng, kNoLimit, *tally);
      tally->games += 1;
    }
    tally->seconds = CpuSeconds() - begin;
  } while (tally->seconds < seconds);
}

// CPU seconds of `copies` clones of a state reached after `decisions` random decisions.
extern "C" double copy_seconds(const char* name, unsigned seed, int decisions, int copies) {
  auto game = open_spiel::LoadGame(std::string(name));
  std::unique_ptr<open_spiel::State> state;
  std::mt19937 rng(seed);
  do {  // a game that ended sooner does not do
    Tally ignored{};
    state = game->NewInitialState();
    Play(*state, rng, decisions, ignored);
  } while (state->IsTerminal());
  double begin = CpuSeconds();
  for (int i = 0; i < copies; ++i) state->Clone();
  return CpuSeconds() - begin;
}
