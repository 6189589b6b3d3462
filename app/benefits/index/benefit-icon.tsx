import {
  Activity,
  Bone,
  Brain,
  Dumbbell,
  type LucideIcon,
  Moon,
  Sparkles,
  Sprout,
} from "lucide-react";
import type { BenefitIcon as IconName } from "#app/benefits/content/benefit.server.ts";

export function BenefitIcon({ name, className }: { name: IconName; className: string }) {
  const Icon = ICONS[name];
  return <Icon size={30} strokeWidth={1.75} aria-hidden="true" className={className} />;
}

const ICONS: Record<IconName, LucideIcon> = {
  sparkles: Sparkles,
  bone: Bone,
  sprout: Sprout,
  moon: Moon,
  brain: Brain,
  dumbbell: Dumbbell,
  activity: Activity,
};
