/** "3 apply to you. Ask your pharmacist about 2, an eye doctor about 1." */
export function countTicks(asked: readonly string[]): string {
  if (asked.length === 0) return "Nothing is ticked.";
  const people = [...new Set(asked)].map(
    (whom) => `${whom} about ${asked.filter((each) => each === whom).length}`,
  );
  const verb = asked.length === 1 ? "applies" : "apply";
  return `${asked.length} ${verb} to you. Ask ${people.join(", ")}.`;
}
