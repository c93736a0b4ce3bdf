import { BatteryLow, CloudLightning, Leaf, type LucideIcon, Zap } from 'lucide-react';
import type { MoodId } from '#domain/mood.ts';

/** What stands for each mood on its disc. */
export const MOOD_ICONS: Record<MoodId, LucideIcon> = {
  energised: Zap,
  tired: BatteryLow,
  stressed: CloudLightning,
  peaceful: Leaf,
};
