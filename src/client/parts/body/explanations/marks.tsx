/** The stage is light in both themes. */
export const SORE = '#b63a1b';
const GOOD = '#1b6b45';
const WATER = '#3f74b5';

interface MarkProps {
  x: number;
  y: number;
  size?: number;
}

export function Tick({ x, y, size = 11 }: MarkProps) {
  return <Badge {...{ x, y, size }} fill={GOOD} d="M-0.45 0.05 L-0.12 0.4 L0.48 -0.34" />;
}

export function SoftMark({ x, y, size = 11 }: MarkProps) {
  return (
    <Badge
      {...{ x, y, size }}
      fill="#8a5a00"
      d="M-0.45 0.1C-0.2 -0.35 0.05 -0.05 0.12 0.1C0.25 0.3 0.4 0.1 0.48 -0.15"
    />
  );
}

export function Cross({ x, y, size = 11 }: MarkProps) {
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

export function Drop({ x, y, size = 10 }: MarkProps) {
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

export function SoreSpot({ x, y, size = 11 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={SORE}>
      <circle r="1.7" opacity="0.25" />
      <circle r="0.9" />
    </g>
  );
}
