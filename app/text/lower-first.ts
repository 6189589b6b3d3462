/** For a place within a sentence. Abbreviations such as LED and names keep their capitals. */
export function lowerFirst(text: string): string {
  return /^(?:A |\p{Lu}\p{Ll})/u.test(text) && !NAME.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Names of people at the beginning of a use. */
const NAME = /^(?:Hashimoto|Parkinson)\b/;
