/** Programs that fill in forms for people know "website" or "company", but not this name. */
export const HONEYPOT = "second_opinion";

/** Only robots find this field. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
