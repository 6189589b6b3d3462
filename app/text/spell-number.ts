/** "eleven" for 11; undefined for what is written in digits. */
export function spellNumber(number: number): string | undefined {
  return spellings[number];
}

const spellings: readonly (string | undefined)[] = [
  undefined,
  ..."one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  "twenty-one",
  "twenty-two",
];
