import type { ReactNode } from "react";
import { pageMeta } from "#app/frame/head/page-meta.ts";

/** @param beside something to read meanwhile */
export function SignUpPage({
  title,
  children,
  beside,
}: {
  title: string;
  children: ReactNode;
  beside?: ReactNode;
}) {
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-10 pb-16 md:pt-16 lg:grid-cols-2">
      <div>
        <h1 className="max-w-[13em] text-balance text-h1">{title}</h1>
        <div className="mt-6 max-w-[30.5em] space-y-5 text-lead">{children}</div>
      </div>
      {beside && <div className="space-y-10">{beside}</div>}
    </div>
  );
}

/** Sign-up pages are private, so search engines must not list them. Newsletter, alerts and webinar share them. */
export function signUpMeta(title: string) {
  return pageMeta({
    title,
    description: "Emails from this site and how to unsubscribe",
    noindex: true,
  });
}
