/** Counts the event loop's turns until the returned function is called, which gives their number. */
export function countTurns(): () => number {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  return () => {
    isDone = true;
    return turns;
  };
}
