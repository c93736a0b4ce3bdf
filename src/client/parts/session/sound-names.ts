import type { SoundChoice } from '#client/parts/stored/browser-storage.ts';

export const SOUND_NAMES: Readonly<Record<SoundChoice, string>> = { voice: 'Voice', beeps: 'Beeps', off: 'Off' };
