import { Button } from "#app/ui/button.tsx";
import { ANSWER, PROBLEM_ID, passkeyScript } from "./ask-passkey.ts";

/** Posts a passkey's answer to its own page: a new passkey with `link`, else a known one. */
export function PasskeyForm({
  label,
  link,
  problem,
}: {
  label: string;
  link?: string;
  problem?: string | undefined;
}) {
  return (
    <>
      <form method="post" data-passkey={link ? "new" : "known"}>
        {link && <input type="hidden" name="link" value={link} />}
        <input type="hidden" name={ANSWER} />
        <Button type="submit">{label}</Button>
      </form>
      <p id={PROBLEM_ID} role="alert" className="font-medium text-red">
        {problem}
      </p>
      <p className="text-[15px] text-ink-soft">
        A passkey needs JavaScript: this page runs some, the desk itself none.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own, which the page's policy names */}
      <script dangerouslySetInnerHTML={{ __html: passkeyScript() }} />
    </>
  );
}
