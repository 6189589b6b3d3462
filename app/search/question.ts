import { collapse } from "./matching/folding.ts";

/** "knees" of "Does it help my knees?", "tinnitus" of "red light for tinnitus". */
export function askedAbout(query: string): string | undefined {
  const text = collapse(query)
    .trim()
    .replace(/[?!.\s]+$/, "");
  for (const question of QUESTIONS) {
    const subject = question.exec(text)?.groups?.subject;
    if (subject && !NOT_TREATED.test(subject)) return subject;
  }
  return undefined;
}

const LIGHT = [
  "it|this|light",
  "(?:(?:red|infrared|near[- ]infrared|nir|led|(?:cold|low[- ]level) laser|laser|photobiomodulation|pbm|lllt|rlt)(?: and |/| )?)+(?:light )?(?:therapy|treatment|panels?|masks?|lamps?|devices?)?",
].join("|");

const HELPS = [
  "(?:help|work|works|helps)(?: (?:with|for|on|against))?",
  "(?:treat|cure|heal|ease|relieve|reduce|improve|fix|stop|prevent|lower|boost|increase|kill|remove|clear|get rid of)s?",
  "(?:be )?(?:good|effective|useful|helpful) (?:for|against|in|with)",
].join("|");

const SUBJECT = "(?:(?:my|the|a|an|your|with|you|me|us|people) )*(?<subject>\\S.*)";

const QUESTIONS = [
  `^(?:does|do|can|could|will|would|is|are|how does) (?:${LIGHT}) ?(?:really |actually )?(?:${HELPS}) ${SUBJECT}$`,
  `^(?:${LIGHT}) ?(?:for|against|to (?:treat|help|cure|heal|improve|reduce)) ${SUBJECT}$`,
].map((pattern) => new RegExp(pattern, "i"));

/** Words for people, places and times, which no study treats. */
const NOT_TREATED =
  /^(?:beginners?|women|men|children|kids|babies|seniors|adults|older (?:people|adults)|athletes|dogs?|cats?|horses?|pets?|home(?: use)?|use at home|daily use|everyone|me|everything|free|sale|\d.*)$/i;
