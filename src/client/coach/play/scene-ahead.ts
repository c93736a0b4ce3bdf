/** The scene that is shown next, made in pieces before it is. */

import { type Scene, scenePieces } from './scene.ts';

type Asked = Parameters<typeof scenePieces>;

export interface SceneAhead {
  /** What will be asked for, in the place of what was begun before. */
  readonly begin: (...asked: Asked) => void;
  /** Makes the next piece of it; false where nothing is left to make. */
  readonly go: () => boolean;
  /** A scene: the one that was begun, finished now, or where it is another one made at once. */
  readonly take: (...asked: Asked) => Scene;
}

export function newSceneAhead(): SceneAhead {
  let begun: { readonly asked: Asked; readonly pieces: Generator<void, Scene>; scene?: Scene } | undefined;
  const go = (): boolean => {
    if (!begun || begun.scene) return false;
    const { done, value } = begun.pieces.next();
    if (done) begun.scene = value;
    return !done;
  };
  const begin = (...asked: Asked) => {
    if (!begun || !isSame(begun.asked, asked)) begun = { asked, pieces: scenePieces(...asked) };
  };
  return {
    begin,
    go,
    take: (...asked) => {
      begin(...asked);
      while (go());
      const scene = begun?.scene as Scene;
      begun = undefined;
      return scene;
    },
  };
}

const isSame = ([clip, half, effort, theme]: Asked, [otherClip, otherHalf, otherEffort, otherTheme]: Asked): boolean =>
  clip === otherClip &&
  half.mirror === otherHalf.mirror &&
  half.backwards === otherHalf.backwards &&
  effort === otherEffort &&
  theme === otherTheme;
