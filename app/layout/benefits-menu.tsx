import { ChevronDown } from "lucide-react";
import { NavigationMenu } from "radix-ui";
import { type FocusEvent, type MouseEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { benefitPages, currentMark } from "./navigation.ts";

/**
 * Benefits and its seven pages. The mouse opens it by resting on it and follows the link by a click;
 * the keyboard opens it by coming to it; a finger opens it with the first tap and follows with the next.
 */
export function BenefitsMenu({
  open,
  setValue,
  mark,
  className,
}: {
  open: boolean;
  setValue: (value: string) => void;
  mark: "page" | "true" | undefined;
  className: string;
}) {
  const pointer = useRef("mouse");

  const openFromKeyboard = (event: FocusEvent<HTMLElement>) => {
    const cameFromInside = event.currentTarget.closest("li")?.contains(event.relatedTarget);
    if (!cameFromInside && event.currentTarget.matches(":focus-visible")) setValue(ENTRY);
  };
  const openOnFirstTap = (event: MouseEvent) => {
    if (pointer.current !== "touch" || open) return;
    event.preventDefault();
    setValue(ENTRY);
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setValue("");
  };

  return (
    <NavigationMenu.Item value={ENTRY} className="relative" onBlur={closeWhenLeft}>
      <NavigationMenu.Trigger
        asChild
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onKeyDown={() => {
          pointer.current = "keyboard";
        }}
        onFocus={openFromKeyboard}
        onClick={openOnFirstTap}
      >
        <Link to="/benefits" aria-current={mark} className={`group ${className}`}>
          Benefits
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="transition-transform duration-150 ease-out group-data-[state=open]:rotate-180"
          />
        </Link>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="absolute top-full left-0 pt-4 motion-safe:animate-fade-in">
        <ul className="w-[420px] rounded-card border border-rule bg-card p-2 shadow-floating">
          {benefitPages.map((page) => (
            <BenefitItem key={page.href} {...page} />
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

const ENTRY = "benefits";

function BenefitItem({ name, href, wavelengths, colour }: (typeof benefitPages)[number]) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavigationMenu.Link asChild>
        <Link
          to={href}
          aria-current={currentMark(href, pathname)}
          className="flex items-baseline gap-3 rounded-control px-3 py-2.5 text-[16px] hover:bg-sunk focus-visible:rounded-control focus-visible:-outline-offset-2 aria-[current]:font-semibold"
        >
          <span className={`h-3.5 w-1 shrink-0 self-center rounded-full ${colour}`} />
          {name}
          <span className="figures ml-auto whitespace-nowrap font-normal text-ink-soft text-small">
            {wavelengths}
          </span>
        </Link>
      </NavigationMenu.Link>
    </li>
  );
}
