import { Accordion } from "#app/ui/accordion.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Specimen } from "./specimen.tsx";

export function Surfaces() {
  return (
    <>
      <Specimen name="Breadcrumb">
        <Breadcrumb items={[{ name: "Benefits", href: "/benefits" }, { name: "Skin Health" }]} />
      </Specimen>
      <Specimen name="Badges and rating">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>Guides</Badge>
          <Badge tone="red">Featured</Badge>
          <Badge tone="outline">Science</Badge>
          <Rating value={4} label="Popularity 4 of 5" />
        </div>
      </Specimen>
      <Specimen name="Cards">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card className="p-5">
            <h3 className="text-h3">
              <CardLink to="/guide/getting-started">Getting started at home</CardLink>
            </h3>
            <p className="mt-2 text-ink-soft">
              A first month: 5–10 minutes, 3–4 times a week, 12–18 inches away.
            </p>
            <p className="figures mt-auto pt-5 text-ink-soft text-small">8 min read</p>
          </Card>
          <Card className="p-5">
            <h3 className="text-h3">
              <CardLink to="/blog">
                A title of three lines, because an editor will write one and the card has to hold it
                without breaking
              </CardLink>
            </h3>
            <p className="mt-2 text-ink-soft">And hardly any text.</p>
            <p className="figures mt-auto pt-5 text-ink-soft text-small">12 min read</p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Notice">
        <Notice title="Not medical advice.">
          This page is educational. Talk to a clinician before treating a diagnosed condition.
        </Notice>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion items={QUESTIONS} />
      </Specimen>
      <Specimen name="Table">
        <Table caption="Sample rows." columns={COLUMNS} rows={ROWS} rowKey={(row) => row.device} />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="max-w-(--measure) space-y-3">
          <Skeleton className="aspect-video rounded-card" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </Specimen>
    </>
  );
}

const QUESTIONS = [
  {
    title: "How far from the skin should the panel be?",
    content: "Six to twelve inches once you are used to it, twelve to eighteen at first.",
  },
  {
    title:
      "Is a longer session better, if a short one already helps and I have the time to sit in front of it?",
    content: "No. Past the optimum the effect falls off.",
  },
];

type Row = { device: string; wavelengths: string; power: number; price: string };

const ROWS: Row[] = [
  { device: "Mask", wavelengths: "630, 830 nm", power: 30, price: "$100–$400" },
  { device: "Handheld", wavelengths: "660, 850 nm", power: 60, price: "$50–$200" },
  { device: "Full-body panel", wavelengths: "660, 850 nm", power: 110, price: "$300–$1,500" },
];

const COLUMNS: Column<Row>[] = [
  { name: "Device type", cell: (row) => row.device },
  { name: "Wavelengths", cell: (row) => row.wavelengths },
  { name: "Power density, mW/cm²", cell: (row) => row.power },
  { name: "Price range", cell: (row) => row.price },
];
