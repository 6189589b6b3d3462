import { ArrowRight, Bookmark } from "lucide-react";
import { useRef } from "react";
import { toast } from "#app/frame/toasts.ts";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { Specimen } from "./specimen.tsx";

export function Controls() {
  return (
    <>
      <Specimen name="Buttons">
        <div className="space-y-4">
          {VARIANTS.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant}>Start your journey</Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <ButtonLink to="/blog" variant={variant}>
                A link
                <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </ButtonLink>
              <Button variant={variant} size="sm">
                <Bookmark size={17} strokeWidth={1.75} aria-hidden="true" />
                Small
              </Button>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Fields">
        <Fields />
      </Specimen>
      <Specimen name="Floating">
        <Floating />
      </Specimen>
    </>
  );
}

const VARIANTS: ButtonVariant[] = ["primary", "ink", "secondary", "quiet"];

function Fields() {
  return (
    <div className="grid max-w-(--measure) gap-6 sm:grid-cols-2">
      <Field label="First name">
        {(control) => <Input {...control} autoComplete="given-name" />}
      </Field>
      <Field label="Phone" hint="With the country's code">
        {(control) => <Input {...control} type="tel" placeholder="+1 555 010 0199" />}
      </Field>
      <Field label="Email" error="Enter an address with an @ in it.">
        {(control) => <Input {...control} type="email" defaultValue="reader.example.org" />}
      </Field>
      <Field label="Interest">
        {(control) => (
          <Select {...control}>
            <option>Pain Relief</option>
            <option>Beauty & Skin Care</option>
          </Select>
        )}
      </Field>
      <Field label="Disabled">{(control) => <Input {...control} disabled value="Fixed" />}</Field>
    </div>
  );
}

function Floating() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
          Dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: "Link copied", description: "https://site.example/blog" })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Subscription failed",
              description: "Failed to subscribe",
              tone: "destructive",
            })
          }
        >
          Destructive toast
        </Button>
      </div>
      <Dialog ref={dialog} title="How light gets in" description="Two minutes, with captions">
        <p>The content of the dialog.</p>
      </Dialog>
    </>
  );
}
