import { href, redirect } from "react-router";
import { articlePath } from "#app/content/article-path.ts";
import { counted, formatCount } from "#app/desk/amounts.ts";
import { readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { DeskPage, DeskSection } from "#app/desk/desk-page.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { TimeText } from "#app/desk/time-text.tsx";
import { linkCheckContext } from "#app/link-check/link-check.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/care.route.ts";
import { type Care, readCare } from "./care.server.ts";
import { NewPapersSection } from "./new-papers.tsx";
import { SearchesSection } from "./searches.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return readCare(context);
}

/** The page's only action begins a check of the links. */
export async function action({ request, context }: Route.ActionArgs) {
  await readDeskForm(request, context);
  context.get(linkCheckContext).start();
  await record(context, { action: "began a check of the articles’ links", about: "" });
  throw redirect(`${href("/desk/care")}?done=checking`, 303);
}

export default function CareRoute({ loaderData: care }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Content care"
      intro="What the texts need: reviews, links that lead nowhere, what readers look for in vain, new papers, and changes to announce."
      done={{
        checking: "The check goes on in the background. Open this page again to see what it finds.",
      }}
    >
      <Reviews care={care} />
      <Links care={care} />
      <Findings care={care} />
      <SearchesSection searches={care.searches} />
      <NewPapersSection found={care.papers} />
      <Changes care={care} />
      <Samples samples={care.samples} />
    </DeskPage>
  );
}

type Part = { care: Care };

const REVIEWS: DeskColumn<Care["due"][number]>[] = [
  {
    header: "Page",
    rowHeader: true,
    cell: ({ path, title }) => <TextLink to={path}>{title}</TextLink>,
  },
  { header: "Last review", cell: ({ reviewed }) => <Day day={reviewed} /> },
  { header: "Due", cell: ({ due }) => <Day day={due} /> },
];

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {day}
  </time>
);

function Reviews({ care: { due, next, reviewed } }: Part) {
  return (
    <DeskSection
      title="Due for review"
      intro={`${formatCount(due.length)} of ${counted(reviewed, "page and claim", "pages and claims")} with a day of their last review. How long one is good for is reviewEvery in app/site.config.ts.`}
    >
      <DeskTable
        caption="Pages and claims that are due"
        columns={REVIEWS}
        rows={due}
        rowKey={({ path }) => path}
        empty="Nothing is due."
      />
      {next.length > 0 && (
        <details className="mt-4 text-[15px]">
          <summary className="cursor-pointer py-1 font-semibold">The next that will be</summary>
          <DeskTable
            caption="Pages and claims that will be due next"
            columns={REVIEWS}
            rows={next}
            rowKey={({ path }) => path}
            empty=""
          />
        </details>
      )}
    </DeskSection>
  );
}

const LINKS: DeskColumn<Care["links"]["failing"][number]>[] = [
  {
    header: "Link",
    rowHeader: true,
    cell: ({ href }) => <span className="wrap-anywhere inline-block min-w-44">{href}</span>,
  },
  {
    header: "Trouble",
    cell: ({ state, problem }) => (state === "dead" ? problem : `Unsure: ${problem}`),
  },
  { header: "Since (UTC)", cell: ({ since }) => <TimeText iso={since} /> },
  { header: "In", cell: ({ articles }) => <Articles slugs={articles} /> },
];

function Articles({ slugs }: { slugs: readonly string[] }) {
  return slugs.map((slug, position) => (
    <span key={slug}>
      {position > 0 && ", "}
      <TextLink to={articlePath(slug)}>{slug}</TextLink>
    </span>
  ));
}

function Links({ care: { links, checksOutside } }: Part) {
  const { checkedAt, progress, failing } = links;
  return (
    <DeskSection
      title="Dead links"
      intro={
        <>
          {checkedAt ? (
            <>
              {`${counted(links.links, "link")} of the articles, last checked `}
              <TimeText iso={checkedAt} />
              {" (UTC). "}
            </>
          ) : (
            "The links of the articles were never checked. "
          )}
          {checksOutside
            ? "Links to other sites are followed too, once a week while they work; a host that turns programs away leaves its links unsure."
            : "Only links within the site are followed: CHECK_LINKS=outside lets the server ask other hosts."}
        </>
      }
    >
      <DeskForm className="mb-4">
        {progress ? (
          <p className="font-semibold text-[15px]">
            {`A check is under way: ${formatCount(progress.checked)} of ${counted(progress.links, "link")}.`}
          </p>
        ) : (
          <Button type="submit" variant="secondary" size="sm">
            Check them now
          </Button>
        )}
      </DeskForm>
      {checkedAt && (
        <DeskTable
          caption="Links that lead nowhere"
          columns={LINKS}
          rows={failing}
          rowKey={({ href }) => href}
          empty="All lead somewhere."
        />
      )}
    </DeskSection>
  );
}

const FINDINGS: DeskColumn<Care["links"]["findings"][number] & { position: number }>[] = [
  { header: "Article", rowHeader: true, cell: ({ article }) => <Articles slugs={[article]} /> },
  { header: "To mend", cell: ({ text }) => <span className="wrap-anywhere">{text}</span> },
];

function Findings({ care: { links } }: Part) {
  return (
    <DeskSection
      title="Articles to mend"
      intro="Papers that the ledger does not have, doses that don’t add up, and pictures without words, as of the same check. npm run content says more of the articles in content."
    >
      <DeskTable
        caption="What is to be mended in articles"
        columns={FINDINGS}
        rows={links.findings.map((finding, position) => ({ ...finding, position }))}
        rowKey={({ position }) => String(position)}
        empty={links.checkedAt ? "Nothing was found." : "No article was read over yet."}
      />
    </DeskSection>
  );
}

const CHANGES: DeskColumn<Care["changes"][number]>[] = [
  { header: "Day", cell: ({ on }) => <Day day={on} /> },
  {
    header: "About",
    rowHeader: true,
    cell: ({ name, href }) => <TextLink to={href}>{name}</TextLink>,
  },
  { header: "What", cell: ({ kind }) => kind },
];

function Changes({ care: { changes, alerts } }: Part) {
  const { ready, held, sendsMail } = alerts;
  return (
    <DeskSection
      title="Changed lately"
      intro={
        ready + held === 0 ? (
          "No one is waiting for an alert."
        ) : (
          <>
            <strong>{`${counted(ready, "reader is", "readers are")} to be told of changed verdicts.`}</strong>
            {held > 0 && ` ${counted(held, "more had", "more had")} a mail less than a week ago.`}
            {sendsMail
              ? " npm run site announce writes the mails."
              : " No mail is sent while SMTP_URL is not set."}
          </>
        )
      }
    >
      <DeskTable
        caption="The last changes of verdicts, claims and studies"
        columns={CHANGES}
        rows={changes}
        rowKey={({ id }) => id}
        empty="Nothing has changed yet."
      />
      <p className="mt-3 text-[15px]">
        <TextLink to={href("/changes")}>All changes</TextLink>
      </p>
    </DeskSection>
  );
}

function Samples({ samples }: Pick<Care, "samples">) {
  return (
    <DeskSection
      title="Samples still in place"
      intro={
        samples.length === 0
          ? "None: all names, figures and pages are your own."
          : `${counted(samples.length, "thing")} to replace, prove or fill in before readers take the site at its word. npm run preflight says where, and what the law asks of each.`
      }
    >
      {samples.length > 0 && (
        <details className="text-[15px]">
          <summary className="cursor-pointer py-1 font-semibold">Which</summary>
          <ul className="mt-2 max-w-[42rem] list-disc space-y-1 pl-5">
            {samples.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </details>
      )}
    </DeskSection>
  );
}
