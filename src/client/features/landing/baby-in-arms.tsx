import { ClipPaths } from '#client/figure/clip-paths.tsx';
import { CoachSvg } from '#client/figure/coach-svg.tsx';
import type { Clip } from '#programme/poses/pose.ts';
import { facing, key } from '#programme/poses/pose-builders.ts';

const HOLDING: Clip = {
  seconds: 4,
  view: 'front',
  hold: true,
  alt: 'The coach standing, a sleeping baby in her arms',
  keys: [key(0, { ...facing(14), hip: [160, 156], head: 8, aF: [20, -72], aB: [20, -84] })],
};

export function BabyInArms() {
  return (
    <CoachSvg viewBox="30 -10 260 306" label={HOLDING.alt}>
      <ClipPaths clip={HOLDING} phase={0} look={undefined} still />
      <path
        d="M138 143C128 128 138 112 156 112C176 112 196 118 194 134C192 150 176 156 160 155C150 154 143 150 138 143Z"
        fill="#8FB4E8"
      />
      <g fill="none" strokeLinecap="round" strokeWidth="1.6">
        <path d="M140 146C158 150 178 146 192 132" stroke="#6F97D1" strokeWidth="3" />
        <circle cx="143" cy="117" r="14" fill="#C98B63" />
        <path d="M130 113C130 102 140 98 148 102C155 104 158 110 157 115C150 110 140 108 130 113Z" fill="#33231F" />
        <path d="M137 119q2.5 2 5 0M146 117q2.5 2 5 0" stroke="#2A1B18" />
        <path d="M142.5 125q3 2 5-.6" stroke="#7C3328" />
      </g>
      <circle cx="188" cy="139" r="6.4" fill="#C98B63" />
      <circle cx="150" cy="150" r="6.4" fill="#C98B63" />
    </CoachSvg>
  );
}
