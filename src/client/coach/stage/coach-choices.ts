import { createContext, use } from 'react';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import { useSparedDevice } from '#client/browser/spared-device.ts';
import type { Appearance } from '../gl/picture.ts';

/** How the coach looks: colours, and what changes her outline. Where she stands gives the ground. */
export type CoachLook = Pick<Appearance, 'palette' | 'figure'>;

/** What a member decided about the coach, for every stage below it in the page. */
export interface CoachChoices {
  /** Absent: as she comes, which is also how her pictures are drawn. Her colours are loaded when she is to stand. */
  readonly look?: (() => Promise<CoachLook | undefined>) | undefined;
  /** True shows still pictures, whatever the device asks for. */
  readonly stillPictures: boolean;
  /** True moves her in half the pictures, whatever the device asks for. */
  readonly isSpared: boolean;
}

/** The coach as she comes, moving. A provider gives every stage inside it other choices. */
export const CoachChoicesContext = createContext<CoachChoices>({ stillPictures: false, isSpared: false });

/** The choices that hold here. */
export const useCoachChoices = (): CoachChoices => use(CoachChoicesContext);

/** Whether pictures of the coach stand still here: because of the device, or because the member chose so. */
export function useStillPictures(): boolean {
  const { stillPictures } = useCoachChoices();
  return useReducedMotion() || stillPictures;
}

/** Whether half the pictures are enough here: because of the device, or because the member chose so. */
export function useSpared(): boolean {
  const { isSpared } = useCoachChoices();
  return useSparedDevice() || isSpared;
}
