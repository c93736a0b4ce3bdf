import type { JSX, ReactNode } from 'react';
import { STRIP_FRAMES, stripAddress } from '#client/coach/strips.ts';
import type { ExplanationId } from '#programme/body/explanations.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';

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

const AVOID = ['explained-feet-wide', 'explained-one-leg', 'explained-stairs', 'explained-knees-apart'] as const;
const CHOOSE = ['explained-feet-even', 'explained-lying', 'explained-short-steps', 'explained-dressing'] as const;

function GirdleDrawing() {
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
      {AVOID.map((name, index) => (
        <Small key={name} {...{ name }} x={4 + index * 79} y={116} />
      ))}
      {CHOOSE.map((name, index) => (
        <Small key={name} {...{ name }} x={4 + index * 79} y={208} isKind />
      ))}
    </>
  );
}

interface SmallProps {
  name: (typeof AVOID)[number] | (typeof CHOOSE)[number];
  x: number;
  y: number;
  isKind?: boolean;
}

function Small({ name, x, y, isKind = false }: SmallProps) {
  return (
    <>
      <PostureDrawing name={name} at={[x, y, 74, 82]} />
      {isKind ? <Tick x={x + 64} y={y + 12} size={8} /> : <Cross x={x + 64} y={y + 12} size={8} />}
    </>
  );
}

interface PostureProps {
  name: Extract<ClipName, `explained-${string}`>;
  at: readonly [x: number, y: number, width: number, height: number];
  /** Of the picture, whose sides are 100 units. */
  viewBox?: string;
  opacity?: number;
  children?: ReactNode;
}

export function PostureDrawing({ name, at, viewBox = '0 0 100 100', opacity = 1, children }: PostureProps) {
  const [x, y, width, height] = at;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={viewBox} aria-hidden="true">
      <svg width="100" height="100" aria-hidden="true">
        <image href={stripAddress(name)} width={100 * STRIP_FRAMES} height="100" opacity={opacity} />
      </svg>
      {children}
    </svg>
  );
}

/** The stage is light in both themes. */
const SORE = '#b63a1b';
const GOOD = '#1b6b45';
const WATER = '#3f74b5';

interface MarkProps {
  x: number;
  y: number;
  size?: number;
}

function Tick({ x, y, size = 11 }: MarkProps) {
  return <Badge {...{ x, y, size }} fill={GOOD} d="M-0.45 0.05 L-0.12 0.4 L0.48 -0.34" />;
}

function SoftMark({ x, y, size = 11 }: MarkProps) {
  return (
    <Badge
      {...{ x, y, size }}
      fill="#8a5a00"
      d="M-0.45 0.1C-0.2 -0.35 0.05 -0.05 0.12 0.1C0.25 0.3 0.4 0.1 0.48 -0.15"
    />
  );
}

function Cross({ x, y, size = 11 }: MarkProps) {
  return <Badge {...{ x, y, size }} fill={SORE} d="M-0.36 -0.36 L0.36 0.36 M0.36 -0.36 L-0.36 0.36" />;
}

function Badge({ x, y, size, fill, d }: Required<MarkProps> & { fill: string; d: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="1" fill={fill} />
      <path d={d} fill="none" stroke="#fff" strokeWidth="0.24" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

function Drop({ x, y, size = 10 }: MarkProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 -1.3C0.5 -0.5 0.8 -0.1 0.8 0.35A0.8 0.8 0 0 1 -0.8 0.35C-0.8 -0.1 -0.5 -0.5 0 -1.3Z"
      fill={WATER}
      stroke="#fff"
      strokeWidth="0.18"
    />
  );
}

function SoreSpot({ x, y, size = 11 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={SORE}>
      <circle r="1.7" opacity="0.25" />
      <circle r="0.9" />
    </g>
  );
}
