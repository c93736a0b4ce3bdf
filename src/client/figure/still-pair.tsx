import type { Clip } from '#programme/poses/pose.ts';
import { STAGE } from './clip-frame.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import type { Look } from './look.ts';
import { type StillPicture, stillPictures, viewBoxOf } from './still-pictures.ts';

interface StillPairProps {
  clip: Clip;
  look: Look | undefined;
  mirror: boolean;
}

const GAP = 8;
const HALF_WIDTH = (STAGE.width - GAP) / 2;
const HALF_HEIGHT = (STAGE.height - GAP) / 2;

/** Start and end of a move side by side, or one above the other where that shows the coach larger (lying moves). */
export function StillPair({ clip, look, mirror }: StillPairProps) {
  const pictures = stillPictures(clip);
  const row = showsLargerInRow(pictures[0]);
  return pictures.map((picture, index) => (
    <svg
      key={index === 0 ? 'start' : 'end'}
      x={row ? index * (HALF_WIDTH + GAP) : 0}
      y={row ? 0 : index * (HALF_HEIGHT + GAP)}
      width={row ? HALF_WIDTH : STAGE.width}
      height={row ? STAGE.height : HALF_HEIGHT}
      viewBox={viewBoxOf(picture, mirror)}
      aria-hidden="true"
    >
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={picture.phase} look={look} still />
      </g>
    </svg>
  ));
}

function showsLargerInRow({ width, height }: StillPicture): boolean {
  const inRow = Math.min(HALF_WIDTH / width, STAGE.height / height);
  const inColumn = Math.min(STAGE.width / width, HALF_HEIGHT / height);
  return inRow >= inColumn;
}
