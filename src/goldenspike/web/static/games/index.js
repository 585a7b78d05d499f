// The part of the pages that knows one game lies in one module named like the game; it is loaded when a table needs it.
export async function gameModule(name) {
  return (await import(`./${name}.js`)).default;
}
