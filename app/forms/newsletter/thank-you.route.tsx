import type { ComponentProps } from "react";
import { data, href } from "react-router";
import { ArticleLines } from "#app/articles/article-lines.tsx";
import { benefits } from "#app/benefits/content/benefits.ts";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { privately } from "#app/infra/form-answer.ts";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Thank you");

export async function loader({ context }: Route.LoaderArgs) {
  const { newsletter, articles } = context.get(servicesContext);
  const list = await articles.list();
  const published = list.status === "ok" ? list.articles.filter(({ mark }) => !mark) : [];
  const newest = published.slice(0, SHOWN);
  return data(
    {
      confirmation: newsletter.asksForConfirmation,
      newest: newest.map(({ slug, title, readTime }) => ({ slug, title, readTime })),
    },
    privately(200),
  );
}

const SHOWN = 3;

export default function ThankYouRoute({
  loaderData: { confirmation, newest },
}: Route.ComponentProps) {
  const beside = <Onward newest={newest} />;
  if (!confirmation) {
    return (
      <SignUpPage title="Successfully subscribed!" beside={beside}>
        <p>You'll receive our latest research updates and device reviews.</p>
        <NewestArticles />
      </SignUpPage>
    );
  }
  return (
    <SignUpPage title="Please check your email" beside={beside}>
      <p>We sent you an email. Select its button to confirm, and you’ll get the newsletter.</p>
      <p className="text-ink-soft">
        Nothing after ten minutes? Check your spam folder, then try again. If you’re already
        subscribed, we won’t send another email. After two emails without an answer, we send one a
        day at most. If you’ve unsubscribed, we won’t email you for 30 days.
      </p>
      <NewestArticles />
    </SignUpPage>
  );
}

function NewestArticles() {
  return (
    <p>
      <TextLink to={href("/blog")}>Read the newest articles</TextLink>
    </p>
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
