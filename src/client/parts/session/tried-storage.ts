import { now } from '#client/browser/clock.ts';
import { type StandIn, storedJson } from '#client/browser/stored-value.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import {
  beepVolume,
  firstSide,
  HEALTH_VALUES,
  PERSONAL_VALUES,
  playsLocked,
  soundChoice,
  soundOnSilent,
  talkLevel,
  voiceChoice,
  voiceVolume,
} from '#client/parts/stored/browser-storage.ts';
import { isTriedWorkouts, NOTHING_TRIED, type TriedWorkouts, triedAt } from '#domain/session/tried-workouts.ts';

/* What a visitor tried, apart from every member's values (product §25). Home reads none of it before it stands. */

/** Privacy: what follows from the member's safety answers never leaves the device, the workouts only with their yes. */
const triedWorkouts = storedJson(TRIED_KEY, isTriedWorkouts);

const SOUND_VALUES = [
  soundChoice,
  talkLevel,
  firstSide,
  soundOnSilent,
  voiceChoice,
  voiceVolume,
  beepVolume,
  playsLocked,
];
const HELD_ASIDE = new Set([...PERSONAL_VALUES, ...HEALTH_VALUES, ...SOUND_VALUES].map(({ key }) => key));

/** Undefined without any; expired ones are deleted. */
export function readTried(): TriedWorkouts | undefined {
  const stored = triedWorkouts.read();
  const tried = stored && triedAt(stored, now());
  if (!tried) triedWorkouts.clear();
  return tried;
}

export function changeTried(change: (tried: TriedWorkouts) => TriedWorkouts): void {
  triedWorkouts.write(change(readTried() ?? NOTHING_TRIED));
}

export const forgetTried = (): void => triedWorkouts.clear();

/** Nothing of one minute is stored. */
export function valuesOfOneMinute(): StandIn {
  // A page that makes sounds by itself wakes the baby: sound comes with a tap.
  const values = new Map([[soundChoice.key, 'off']]);
  return {
    has: (key) => HELD_ASIDE.has(key),
    read: (key) => values.get(key),
    write: (key, text) => void (text === undefined ? values.delete(key) : values.set(key, text)),
  };
}

/** Kept with the workout that the member tries. */
export function valuesOfTried(): StandIn {
  // A hand-over that broke off and somebody else on the device: whose they are is asked again.
  if (readTried()?.ownerId !== undefined) changeTried(({ ownerId: _ownerId, ...tried }) => tried);
  const values = new Map(Object.entries(readTried()?.values ?? {}));
  return {
    has: (key) => HELD_ASIDE.has(key),
    read: (key) => values.get(key),
    write: (key, text) => {
      if (text === undefined) values.delete(key);
      else values.set(key, text);
      changeTried((tried) => ({ ...tried, savedAt: now(), values: Object.fromEntries(values) }));
    },
  };
}
