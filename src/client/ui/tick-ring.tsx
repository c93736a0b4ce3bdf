interface TickRingProps {
  ticks: number;
  lit: number;
  radius: number;
  length: number;
  thickness: number;
  className?: string | undefined;
}

/** `--dial-lit` and `--dial-dim` colour it. */
export function TickRing({ ticks, lit, radius, length, thickness, className }: TickRingProps) {
  const edge = radius + length + thickness;
  const litTicks = Math.max(0, Math.min(ticks, Math.round(lit)));
  return (
    <svg
      className={className}
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      fill="none"
      strokeWidth={thickness}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {litTicks < ticks && <path stroke="var(--dial-dim)" d={ticksPath(ticks, litTicks, ticks, radius, length)} />}
      {litTicks > 0 && <path stroke="var(--dial-lit)" d={ticksPath(ticks, 0, litTicks, radius, length)} />}
    </svg>
  );
}

function ticksPath(ticks: number, from: number, to: number, radius: number, length: number): string {
  let path = '';
  for (let index = from; index < to; index += 1) {
    const angle = (index / ticks) * 2 * Math.PI;
    const x = Math.sin(angle);
    const y = -Math.cos(angle);
    path += `M${short(x * radius)} ${short(y * radius)}L${short(x * (radius + length))} ${short(y * (radius + length))}`;
  }
  return path;
}

/** Never "-0", which differs between the server's and the browser's markup. */
const short = (value: number) => String(Math.round(value * 10) / 10 || 0);
