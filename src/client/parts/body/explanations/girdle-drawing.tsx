import { Cross, SoreSpot, Tick } from './marks.tsx';
import { PostureDrawing } from './posture-drawing.tsx';

const AVOID = ['explained-feet-wide', 'explained-one-leg', 'explained-stairs', 'explained-knees-apart'] as const;
const CHOOSE = ['explained-feet-even', 'explained-lying', 'explained-short-steps', 'explained-dressing'] as const;

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
