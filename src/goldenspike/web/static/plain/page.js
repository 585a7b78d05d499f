// Any game that has no module of its own: the defaults of the contract are enough to play it.
export default {};
