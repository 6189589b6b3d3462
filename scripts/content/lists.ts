/** Each reads its part of content/ when it is imported. */
const LISTS = [
  ...[
    "studies",
    "claims",
    "ask-first",
    "protocols",
    "devices",
    "guidelines",
    "differences",
    "looked-for",
    "grading",
  ].map((list) => `evidence/ledger/${list}`),
  "evidence/ledger/own-figures",
  "evidence/ledger/page-history",
  "forms/alerts/alert-mails",
  "forms/newsletter/confirmation-mail",
  "forms/webinar/registration-mail",
  "webinar/webinar-content",
  "explainer/explainer",
  "tools/light-in-skin/light-in-skin-texts",
  "evidence/ledger/optics-sources",
  "dose/dose-texts",
  "dose/dose-trials",
  "uses/evidence-texts",
  "evidence/ledger/open-data-texts",
  "forms/sign-up-words",
  "benefits/content/benefit-content",
  "benefits/devices/device-criteria",
  "figures/figures",
  "frame/unpublished",
  "frame/head/own-pages",
  "tools/spec-sheet/spec-sheet-texts",
  "tools/diary/diary-texts",
  "guides/content/red-light-101",
  "guides/content/hub",
];

export function importLists(): Promise<PromiseSettledResult<unknown>[]> {
  return Promise.allSettled(LISTS.map((list) => import(`../../app/${list}.server.ts`)));
}
