import type { JSX } from 'react';
import type { ExplanationId } from '#programme/body/explanations.ts';
import { GirdleDrawing } from './girdle-drawing.tsx';
import { Drop, SORE, SoftMark, Tick } from './marks.tsx';
import { PostureDrawing } from './posture-drawing.tsx';

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

const LYING_VIEW = '0 22 100 56';

function Doming() {
  return (
    <>
      <PostureDrawing name="explained-head-lift" at={[6, 26, 150, 84]} viewBox={LYING_VIEW}>
        <path d="M60 51Q68 51.5 77 48.5" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      </PostureDrawing>
      <PostureDrawing name="explained-head-lift" at={[164, 26, 150, 84]} viewBox={LYING_VIEW}>
        <path d="M58 53Q64 42 69 41Q74 42 80 49Z" fill={RIDGE} />
        <path
          d="M60 50Q65 43.5 69 42.5Q73 43.5 77 48"
          fill="none"
          stroke="#fff"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </PostureDrawing>
      <Tick x={24} y={24} />
      <SoftMark x={182} y={24} />
    </>
  );
}

function Dragging() {
  return (
    <PostureDrawing name="explained-standing" at={[0, 4, 320, 200]} opacity={0.5}>
      <g stroke="#fff" strokeWidth="1">
        <path
          d="M50.5 33V43M46.5 39.5L50.5 43.5L54.5 39.5"
          fill="none"
          stroke={SORE}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="50.5" cy="50" r="3.2" fill={SORE} />
      </g>
    </PostureDrawing>
  );
}

function Leaking() {
  return (
    <>
      <PostureDrawing name="explained-cough" at={[0, 10, 106, 132]}>
        <path d="M29 14l-6 -3M28 19h-7M29 24l-6 3" fill="none" stroke="#4f625d" strokeWidth="2" strokeLinecap="round" />
      </PostureDrawing>
      <PostureDrawing name="explained-jump" at={[107, 10, 106, 132]} />
      <PostureDrawing name="explained-hurry" at={[214, 10, 106, 132]}>
        <path d="M4 26V97H17V26Z" fill="#b98a5e" />
        <circle cx="14" cy="63" r="1.6" fill="#ffc94d" />
      </PostureDrawing>
      <Drop x={20} y={104} />
      <Drop x={194} y={104} />
      <Drop x={304} y={90} />
    </>
  );
}
