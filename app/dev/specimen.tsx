import type { ReactNode } from "react";

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-14 grid gap-x-7 gap-y-5 border-rule border-t pt-5 lg:grid-cols-12">
      <h2 className="font-sans font-semibold text-[15px] tracking-normal lg:col-span-5">{name}</h2>
      <div className="min-w-0 lg:col-span-7">{children}</div>
    </section>
  );
}
