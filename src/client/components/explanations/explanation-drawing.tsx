import type { JSX } from 'react';
import type { ExplanationId } from '#programme/explanations.ts';
import type { Pose } from '#programme/poses/pose.ts';
import { facing, foot, stand, step, supine, toes, touch } from '#programme/poses/pose-builders.ts';
import { DrawnBody } from './drawn-body.tsx';
import { GirdleDrawing } from './girdle-drawing.tsx';
import { Drop, SORE, SoftMark, Tick } from './marks.tsx';

const DRAWINGS: Readonly<Record<ExplanationId, () => JSX.Element>> = {
  doming: Doming,
  dragging: Dragging,
  leaking: Leaking,
  'pelvic-girdle-pain': GirdleDrawing,
};

export function ExplanationDrawing({ id }: { id: ExplanationId }) {
  const Drawing = DRAWINGS[id];
  return <Drawing />;
}

const RIDGE = '#d9532f';

const LIFTING: Pose = { ...supine(166), torso: [-90, -78], head: -62, aF: [62, 74], aB: [62, 74] };
const LYING_VIEW = '46 196 200 84';

function Doming() {
  return (
    <>
      <DrawnBody pose={LIFTING} at={[6, 26, 150, 84]} viewBox={LYING_VIEW}>
        <path d="M108 236 Q130 240 152 241" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      </DrawnBody>
      <DrawnBody pose={LIFTING} at={[164, 26, 150, 84]} viewBox={LYING_VIEW}>
        <path d="M102 240Q122 219 134 214Q146 219 160 244Z" fill={RIDGE} />
        <path
          d="M108 233Q124 219 134 214Q144 218 154 234"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </DrawnBody>
      <Tick x={24} y={24} />
      <SoftMark x={182} y={24} />
    </>
  );
}

function Dragging() {
  return (
    <DrawnBody pose={stand(150)} at={[0, 4, 320, 200]} viewBox="-88 32 480 250" opacity={0.5}>
      <path
        d="M153 118V152M142 142L153 153L164 142"
        fill="none"
        stroke={SORE}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="153" cy="170" r="8" fill={SORE} stroke="#fff" strokeWidth="2.5" />
    </DrawnBody>
  );
}

const COUGH: Pose = {
  hip: [148, 161],
  torso: [16, 26],
  head: 30,
  aF: touch(199, 99, 120),
  aB: [10, 60],
  lF: foot(152),
  lB: foot(146),
};
const JUMP: Pose = {
  ...facing(11),
  hip: [160, 148],
  aF: [96, 118],
  aB: [96, 118],
  lF: step(140, 0.4, undefined, 246),
  lB: step(180, 0.4, undefined, 246),
  fF: 46,
  fB: 46,
};
const HURRY: Pose = {
  hip: [146, 158],
  torso: [14, 12],
  aF: [-36, 40],
  aB: [70, 84],
  lF: toes(112),
  lB: [48, -10],
  fF: 44,
};

function Leaking() {
  return (
    <>
      <DrawnBody pose={COUGH} at={[0, 10, 106, 132]} viewBox="70 40 200 248">
        <path d="M232 66l16 -8M234 80h18M230 94l14 8" stroke="#4f625d" strokeWidth="5" strokeLinecap="round" />
      </DrawnBody>
      <DrawnBody pose={JUMP} view="front" at={[107, 10, 106, 132]} viewBox="60 30 200 248" />
      <DrawnBody pose={HURRY} at={[214, 10, 106, 132]} viewBox="70 40 200 248">
        <path d="M240 96V272H272V96Z" fill="#b98a5e" />
        <circle cx="248" cy="190" r="4" fill="#ffc94d" />
        <path d="M224 128h14m-3 0v7m-6 -7v5" stroke="#4f625d" strokeWidth="4" fill="none" strokeLinecap="round" />
      </DrawnBody>
      <Drop x={20} y={104} />
      <Drop x={194} y={104} />
      <Drop x={232} y={106} />
    </>
  );
}
