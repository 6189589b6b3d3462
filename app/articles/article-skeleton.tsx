import { benefits } from "#app/benefits/content/benefits.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { BlogFrame } from "./blog-list.tsx";

/** The placeholder of a page of this feature during a navigation; undefined for other paths. */
export function articleSkeletonFor(pathname: string) {
  if (/^\/(blog|articles)\/?$/.test(pathname)) return <BlogSkeleton />;
  const [, place, slug] =
    /^\/(blog|articles|article|guide|benefits)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const isBenefit = place === "benefits" && benefits.some((benefit) => benefit.slug === slug);
  return slug && !isBenefit ? <ArticleSkeleton /> : undefined;
}

function ArticleSkeleton() {
  return (
    <div className="page-width pt-8 pb-16" role="status">
      <span className="sr-only">Loading article</span>
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="mt-12 h-7 w-20" />
      <Skeleton className="mt-5 h-14 w-4/5" />
      <Skeleton className="mt-6 h-6 w-3/5" />
      <Skeleton className="mt-10 h-11 w-72 max-w-full" />
      <Skeleton className="mt-12 aspect-video w-full" />
      <div className="mt-14 max-w-[40em] space-y-4 lg:ml-auto">
        {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"].map((width, line) => (
          <Skeleton key={line} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  );
}

function BlogSkeleton() {
  return (
    <BlogFrame>
      <div role="status" className="grid gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Loading blog posts</span>
        {["first", "second", "third", "fourth", "fifth", "sixth"].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-video w-full" />
            <Skeleton className="mt-4 h-4 w-40" />
            <Skeleton className="mt-3 h-6 w-full" />
            <Skeleton className="mt-3 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </BlogFrame>
  );
}
