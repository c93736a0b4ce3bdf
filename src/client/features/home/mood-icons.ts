import { BatteryLow, CloudLightning, Leaf, type LucideIcon, Zap } from 'lucide-react';
import type { MoodId } from '#domain/mood.ts';

export const MOOD_ICONS: Record<MoodId, LucideIcon> = {
  energised: Zap,
  tired: BatteryLow,
  stressed: CloudLightning,
  peaceful: Leaf,
};
