import { createContext, use } from 'react';
import { LOOKS, type Look } from './look.ts';

/** What a member decided about her coach, for every picture below it in the page. */
export interface CoachChoices {
  /** Skin, hair and clothes. */
  readonly look: Look;
  /** True shows still pictures, whatever the device asks for. */
  readonly stillPictures: boolean;
}

/** The coach as she comes: the coral look, moving. A provider gives every picture inside it other choices. */
export const CoachChoicesContext = createContext<CoachChoices>({ look: LOOKS.coral, stillPictures: false });

/** The choices that hold here. */
export const useCoachChoices = (): CoachChoices => use(CoachChoicesContext);
