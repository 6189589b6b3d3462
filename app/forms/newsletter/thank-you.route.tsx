import type { ComponentProps } from "react";
import { data, href } from "react-router";
import { ArticleLines } from "#app/articles/article-lines.tsx";
import { articlesContext } from "#app/articles/articles.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { thanksWords } from "#app/forms/sign-up-words.server.ts";
import { privately } from "#app/infra/form-answer.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";
import { newsletterContext } from "./newsletter.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Thank you");

export async function loader({ context }: Route.LoaderArgs) {
  const newsletter = context.get(newsletterContext);
  const articles = context.get(articlesContext);
  const list = await articles.list();
  const published = list.status === "ok" ? list.articles.filter(({ mark }) => !mark) : [];
  const newest = published.slice(0, SHOWN);
  return data(
    {
      mail: newsletter.asksForConfirmation ? thanksWords.newsletter : null,
      newest: newest.map(({ slug, title, readTime }) => ({ slug, title, readTime })),
    },
    privately(200),
  );
}

const SHOWN = 3;

export default function ThankYouRoute({ loaderData: { mail, newest } }: Route.ComponentProps) {
  return (
    <SignUpPage
      title={mail?.title ?? "Successfully subscribed!"}
      beside={<Onward newest={newest} />}
    >
      <p>{mail?.sent ?? "You'll receive our latest research updates and device reviews."}</p>
      {mail && <p className="text-ink-soft">{mail.wait}</p>}
      <p>
        <TextLink to={href("/blog")}>Read the newest articles</TextLink>
      </p>
    </SignUpPage>
  );
}

function Onward({ newest }: { newest: ComponentProps<typeof ArticleLines>["articles"] }) {
  return (
    <>
      {newest.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next" className="border-ink border-b pb-4 text-h3">
            Read next
          </h2>
          <ArticleLines articles={newest} />
        </section>
      )}
      <section aria-labelledby="topics">
        <h2 id="topics" className="border-ink border-b pb-4 text-h3">
          Pick your topic
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {benefits.map(({ slug, name }) => (
            <li key={slug}>
              <TextLink to={href("/benefits/:slug", { slug })}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
