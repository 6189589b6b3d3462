import type { Services } from "#app/services.ts";

/** What a part of the desk has for its operator. */
export type Waiting = {
  part: string;
  href: string;
  /** In words, such as "2 mails failed". */
  state: string;
  /** Whether something is to be done about it. */
  due: boolean;
};

/** A line for each part, in the order of the navigation. */
export async function listWaiting({ desk }: Services): Promise<Waiting[]> {
  const sessions = await desk.sessions.list();
  return [
    {
      part: "Access",
      href: "/desk/access",
      state:
        sessions.length === 1
          ? "1 browser is signed in"
          : `${sessions.length} browsers are signed in`,
      due: false,
    },
  ];
}
