import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { bearClips } from './bear.ts';
import { birdDogClips } from './bird-dog.ts';
import { catBirdClips } from './cat-bird.ts';
import { climberClips } from './climber.ts';
import { dogPlankClips } from './dog-plank.ts';
import { donkeyKickClips } from './donkey-kick.ts';
import { fireHydrantClips } from './fire-hydrant.ts';
import { pushUpClips } from './push-up.ts';
import { shoulderTapClips } from './shoulder-tap.ts';

/** Moves on hands and knees, and planks. */
export const KNEELING_CLIPS = {
  donkey_kick: donkeyKickClips,
  fire_hydrant: fireHydrantClips,
  push_up: pushUpClips,
  bird_dog: birdDogClips,
  bear: bearClips,
  shoulder_tap: shoulderTapClips,
  cat_bird: catBirdClips,
  climber: climberClips,
  dog_plank: dogPlankClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
