import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { bear } from './bear.ts';
import { birdDog } from './bird-dog.ts';
import { catBird } from './cat-bird.ts';
import { climber } from './climber.ts';
import { dogPlank } from './dog-plank.ts';
import { donkeyKick } from './donkey-kick.ts';
import { fireHydrant } from './fire-hydrant.ts';
import { pushUp } from './push-up.ts';
import { shoulderTap } from './shoulder-tap.ts';

/** Moves on hands and knees, and planks. */
export const KNEELING = {
  donkey_kick: donkeyKick,
  fire_hydrant: fireHydrant,
  push_up: pushUp,
  bird_dog: birdDog,
  bear,
  shoulder_tap: shoulderTap,
  cat_bird: catBird,
  climber,
  dog_plank: dogPlank,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
