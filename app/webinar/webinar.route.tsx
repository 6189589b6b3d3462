import { data, redirect } from "react-router";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { takeForm } from "#app/forms/sign-up-request.server.ts";
import { fieldNames, OUTCOME_ID, WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { RegistrationForm } from "#app/forms/webinar/registration-form.tsx";
import { registrationsContext } from "#app/forms/webinar/registrations.server.ts";
import { seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import * as webinar from "#app/webinar.config.ts";
import type { Route } from "./+types/webinar.route.ts";
import { Bonuses } from "./bonuses.tsx";
import { formatEventDate } from "./event-calendar.server.ts";
import { Features } from "./features.tsx";
import { Host } from "./host.tsx";
import { Participants } from "./participants.tsx";
import { Problems } from "./problems.tsx";
import { SafetyAndReferences } from "./safety-and-references.tsx";
import { Seats } from "./seats.tsx";
import { readSpots } from "./spots.server.ts";
import { SPOTS_FIELDS } from "./spots-fields.ts";
import { TrialResults } from "./trial-results.tsx";
import { webinarContent, webinarWords } from "./webinar-content.server.ts";
import { Facts, Heading, Trail } from "./webinar-heading.tsx";
import { WebinarHero } from "./webinar-hero.tsx";

/** The answer to a form is private and never cached; the page is the same for everyone. */
export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, registered } }) =>
  pageMeta({ ...seo, canonical: siteUrl + WEBINAR_PATH, noindex: registered });

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const outbox = context.get(outboxContext);
  const follows = whatFollows(outbox.sendsMail);
  const registered = url.searchParams.has(REGISTERED);
  const content = webinarContent();
  const date = webinar.date && formatEventDate(webinar.date);
  const counted = readSpots(url.searchParams);
  const parts = staticParts(request, {
    trail: <Trail />,
    heading: <Heading />,
    facts: <Facts {...content} follows={follows} date={date} />,
    problems: <Problems {...content} />,
    features: <Features content={content} counted={counted} />,
    event: (
      <>
        <Host />
        <TrialResults {...content} />
        <Bonuses {...content} />
        <Participants />
        <Seats {...content} />
        <SafetyAndReferences {...content} />
        {/* No Event: Google requires a start date, and there is none. */}
        <StructuredDataScript
          data={[breadcrumbData(siteUrl, [{ name: "PerfectIO X", path: WEBINAR_PATH }])]}
        />
      </>
    ),
  });
  const isKept = !registered && !counted.problem;
  return data(
    {
      parts,
      follows,
      date,
      siteUrl,
      registered,
      seo: seoOf(WEBINAR_PATH),
    },
    { headers: { "Cache-Control": isKept ? CACHE_POLICY.page : CACHE_POLICY.failure } },
  );
}

/** The next steps, and who takes them. `sendsMail`: the site sends a confirmation. */
function whatFollows(sendsMail: boolean): readonly string[] {
  const { mail, person } = webinarWords.confirmation;
  return [sendsMail ? mail : person, webinar.joining];
}

/** The parameter after a registration without JavaScript, so that a reload sends nothing again. */
const REGISTERED = "registered";

export const handle = {
  sitemap: "Advertisement: a free online event",
  query: [REGISTERED, ...SPOTS_FIELDS],
} satisfies RouteHandle;

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

/** For browsers without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const registrations = context.get(registrationsContext);
  const { text, outcome, init } = await takeForm(registrations, request, context);
  if (outcome.status === "ok") {
    return redirect(`${WEBINAR_PATH}?${REGISTERED}#${OUTCOME_ID}`, privately(303));
  }
  const typed = Object.fromEntries(fieldNames.map((name) => [name, text(name)]));
  return data({ outcome, typed }, init);
}

export default function WebinarRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { parts, follows, date, registered } = loaderData;
  const posted = actionData?.outcome ?? (registered ? { status: "ok" as const } : undefined);
  return (
    <CitationPreviews>
      <WebinarHero
        form={
          <RegistrationForm
            posted={posted}
            typed={actionData?.typed}
            follows={follows}
            date={date}
          />
        }
        trail={parts.trail}
        heading={parts.heading}
        facts={parts.facts}
      />
      <StaticHtml part={parts.problems} />
      <StaticHtml part={parts.features} />
      <StaticHtml part={parts.event} />
    </CitationPreviews>
  );
}
