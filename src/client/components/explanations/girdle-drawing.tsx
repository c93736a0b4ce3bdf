import type { Pose } from '#programme/poses/pose.ts';
import { facing, foot, frontHips, seated, stand, step, supine, toes } from '#programme/poses/pose-builders.ts';
import { type Drawn, DrawnBody } from './drawn-body.tsx';
import { Cross, SoreSpot, Tick } from './marks.tsx';

const WIDE: Pose = { ...facing(44), hip: [160, 170], ...frontHips(160, 170) };
const ONE_LEG: Pose = {
  hip: [164, 157],
  torso: -1,
  ...frontHips(164, 157),
  lB: step(170),
  lF: { to: [150, 226], out: 0.6, depth: 20 },
  fF: 44,
};
const STAIRS: Pose = {
  hip: [140, 160],
  torso: [10, 6],
  lF: foot(190, undefined, 236),
  lB: toes(126),
  fB: 70,
  aF: [30, 60],
};
const KNEES_APART: Pose = {
  hip: [160, 240],
  torso: 0,
  lF: [73, -97, 0.94, 0.9],
  lB: [73, -93, 0.94, 0.9],
  fF: 90,
  fB: 90,
  aF: { to: [119, 238], palm: -24 },
  aB: { to: [201, 238], palm: 24 },
};
const SHORT_STEPS: Pose = { ...stand(150), lF: foot(166), lB: toes(132), fB: 72, aF: [-14, 6], aB: [18, 40] };
const DRESSING: Pose = { ...seated(140), torso: [34, 38], head: 40, aF: [44, 40], aB: [44, 40] };

const FULL = '60 34 200 246';
const AVOID: readonly (Drawn & { viewBox: string })[] = [
  { pose: WIDE, view: 'front', viewBox: FULL },
  { pose: ONE_LEG, view: 'front', viewBox: FULL },
  { pose: STAIRS, viewBox: FULL, props: [{ kind: 'step', x: 172 }] },
  { pose: KNEES_APART, view: 'front', viewBox: '52 100 216 186' },
];
const CHOOSE: readonly (Drawn & { viewBox: string })[] = [
  { pose: facing(11), view: 'front', viewBox: FULL },
  { pose: supine(166), viewBox: '46 176 200 110', props: [{ kind: 'mat', x: 34 }] },
  { pose: SHORT_STEPS, viewBox: FULL },
  { pose: DRESSING, viewBox: '60 60 200 226', props: [{ kind: 'chair', x: 140 }] },
];

export function GirdleDrawing() {
  return (
    <>
      <path
        d="M160 22C128 8 88 14 84 44C82 66 104 84 132 90C142 93 150 100 160 100C170 100 178 93 188 90C216 84 238 66 236 44C232 14 192 8 160 22ZM160 44C176 38 204 40 204 52C204 66 180 76 160 78C140 76 116 66 116 52C116 40 144 38 160 44Z"
        fill="#fff7ea"
        stroke="#8a6f55"
        strokeWidth="3"
        fillRule="evenodd"
      />
      <SoreSpot x={160} y={89} />
      <SoreSpot x={120} y={28} />
      <SoreSpot x={200} y={28} />
      {AVOID.map((drawn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no identity but its place
        <Small key={index} drawn={drawn} x={4 + index * 79} y={116} />
      ))}
      {CHOOSE.map((drawn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no identity but its place
        <Small key={index} drawn={drawn} x={4 + index * 79} y={208} isKind />
      ))}
    </>
  );
}

interface SmallProps {
  drawn: Drawn & { viewBox: string };
  x: number;
  y: number;
  isKind?: boolean;
}

function Small({ drawn, x, y, isKind = false }: SmallProps) {
  return (
    <>
      <DrawnBody {...drawn} at={[x, y, 74, 82]} />
      {isKind ? <Tick x={x + 64} y={y + 12} size={8} /> : <Cross x={x + 64} y={y + 12} size={8} />}
    </>
  );
}
