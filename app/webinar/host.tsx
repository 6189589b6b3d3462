import * as webinar from "#app/webinar.config.ts";

export function Host() {
  const { name, role, avatar, bio, connection } = webinar.host;
  return (
    <section
      aria-labelledby="host"
      className="page-width section-gap grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="host" className="text-h2">
        Your host
      </h2>
      <div className="grid gap-x-7 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span
          aria-hidden="true"
          className="grid size-20 place-items-center rounded-full border border-rule bg-sunk font-display text-[28px] text-ink-soft"
        >
          {avatar}
        </span>
        <div>
          <h3 className="text-h3">{name}</h3>
          <p className="text-ink-soft">{role}</p>
          <p className="mt-3 max-w-(--measure) text-lead">{bio}</p>
          <p className="mt-3 max-w-(--measure) text-ink-soft">{connection}</p>
        </div>
      </div>
    </section>
  );
}
