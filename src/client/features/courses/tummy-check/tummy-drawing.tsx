import type { JSX } from 'react';
import { PostureDrawing } from '#client/parts/body/explanations/explanation-drawing.tsx';
import styles from './tummy-check.module.css';

const SKIN = '#e8b894';
const EDGE = '#b63a1b';
const CLOTH = '#0f4c45';

/** Of the five steps, in their order. */
const DRAWINGS: readonly (() => JSX.Element)[] = [Lying, FingersAbove, HeadLifted, BetweenEdges, ThreePlaces];

const LYING_VIEW = '0 20 100 60';

/** @param step from 0. */
export function TummyDrawing({ step, alt }: { step: number; alt: string }) {
  const Drawing = DRAWINGS[step];
  return (
    <svg viewBox="0 0 320 190" className={styles.picture} role="img" aria-label={alt}>
      {Drawing && <Drawing />}
    </svg>
  );
}

function Lying() {
  return <PostureDrawing name="explained-lying" at={[10, 4, 300, 180]} viewBox={LYING_VIEW} />;
}

function HeadLifted() {
  return (
    <PostureDrawing name="explained-head-lift" at={[10, 4, 300, 180]} viewBox={LYING_VIEW}>
      <path
        d="M86 34V25M82.5 28.5L86 24.5L89.5 28.5"
        fill="none"
        stroke={EDGE}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </PostureDrawing>
  );
}

/** From above: ribs at the top, hips at the bottom. */
function Belly() {
  return (
    <>
      <path
        d="M92 8C88 60 104 82 100 110C98 140 84 160 80 186H240C236 160 222 140 220 110C216 82 232 60 228 8Z"
        fill={SKIN}
      />
      <path d="M92 8C91 18 91 26 92 34H228C229 26 229 18 228 8Z" fill={CLOTH} />
      <path d="M84 166C82 174 81 180 80 186H240C239 180 238 174 236 166Z" fill={CLOTH} />
      <ellipse cx="160" cy="104" rx="5" ry="7" fill="#a8744e" />
    </>
  );
}

/** Pointing at her feet. */
function Fingertips({ count, at: [x, y] }: { count: number; at: readonly [number, number] }) {
  const first = x - (count * 16) / 2;
  return (
    <g fill="#c98a63" stroke="#fff" strokeWidth="1.5">
      {Array.from({ length: count }, (_, index) => first + index * 16).map((left) => (
        <rect key={left} x={left} y={y - 44} width="15" height="46" rx="7.5" />
      ))}
    </g>
  );
}

function FingersAbove() {
  return (
    <>
      <Belly />
      <Fingertips count={4} at={[160, 90]} />
    </>
  );
}

function BetweenEdges() {
  return (
    <>
      <Belly />
      <path d="M141 46V158M179 46V158" stroke={EDGE} strokeWidth="4" strokeLinecap="round" strokeDasharray="1 8" />
      <Fingertips count={2} at={[160, 90]} />
    </>
  );
}

function ThreePlaces() {
  return (
    <>
      <Belly />
      {[72, 104, 138].map((y) => (
        <circle key={y} cx="160" cy={y} r="12" fill="none" stroke={EDGE} strokeWidth="4" />
      ))}
    </>
  );
}
