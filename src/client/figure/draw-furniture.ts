import { FLOOR, SURFACE } from '#programme/poses/body-measures.ts';
import type { Prop } from '#programme/poses/pose.ts';
import type { DrawItem } from './draw-item.ts';
import { box, ellipse } from './path-shapes.ts';

const WOOD = '#B98A5E';
const WOOD_LIGHT = '#D9AC7D';
/** Furniture that carries the page's own colours; the page may set the two properties. */
const MAT = 'var(--fig-mat,#8FC7B6)';
const MAT_TOP = 'var(--fig-mat-top,#A9D6C8)';

type Draw = (key: string, prop: Prop) => DrawItem[];

const standing = new WeakMap<readonly Prop[], readonly DrawItem[]>();

/** Furniture of a clip, behind everything else. It stands still, so it is drawn only once. */
export function drawFurniture(props: readonly Prop[] = NONE): readonly DrawItem[] {
  const known = standing.get(props);
  if (known) return known;
  const items = props.flatMap((prop, i) => DRAW[prop.kind](`prop${i}`, prop));
  standing.set(props, items);
  return items;
}

const NONE: readonly Prop[] = [];

/** Chair seen from the front, `x` = middle of the seat. */
const chairFront: Draw = (key, { x }) => {
  const { chairBack, chairSeat } = SURFACE;
  const rails = `M${x - 28} ${chairBack - 4}H${x + 28}M${x - 28} ${chairBack + 16}H${x + 28}`;
  const legs = `M${x - 30} ${FLOOR}V${chairBack - 8}M${x + 30} ${FLOOR}V${chairBack - 8}`;
  return [
    { key: `${key}Legs`, d: legs, stroke: WOOD, width: 6 },
    { key: `${key}Rail`, d: rails, stroke: WOOD_LIGHT, width: 8.5 },
    { key: `${key}Seat`, d: box(x - 35, chairSeat - 8, 70, 15, 5), fill: WOOD_LIGHT },
  ];
};

/** Chair in side view, `x` = middle of the seat; the back is on the left, on the right when flipped. */
const chairSide: Draw = (key, { x, flip }) => {
  const { chairBack, chairSeat } = SURFACE;
  const back = flip ? x + 24 : x - 24;
  const front = flip ? x - 24 : x + 24;
  const legs = `M${back} ${FLOOR}V${chairBack + 3}M${front} ${FLOOR}V${chairSeat + 6}`;
  return [
    { key: `${key}Legs`, d: legs, stroke: WOOD, width: 6 },
    { key: `${key}Rail`, d: `M${back} ${chairBack + 3}V${chairBack + 22}`, stroke: WOOD_LIGHT, width: 8.5 },
    { key: `${key}Seat`, d: box(x - 29, chairSeat, 58, 8, 4), fill: WOOD_LIGHT },
  ];
};

const chair: Draw = (key, prop) => (prop.front ? chairFront : chairSide)(key, prop);

/** Sofa in side view: seat cushion from x to x + w, back rest behind it (left; right when flipped). */
const sofa: Draw = (key, { x, w = 84, flip }) => {
  const rest = flip ? x + w - 22 : x;
  const top = SURFACE.sofa;
  return [
    { key: `${key}Feet`, d: `M${x + 8} ${FLOOR}v-6M${x + w - 8} ${FLOOR}v-6`, stroke: '#8C6A4A', width: 6 },
    { key: `${key}Base`, d: box(x, top + 12, w, 34, 8), fill: '#8FA8C9' },
    { key: `${key}Back`, d: box(rest, top - 46, 22, 88, 10), fill: '#7C97BB' },
    { key: `${key}Seat`, d: box(flip ? x : x + 16, top, w - 16, 20, 9), fill: '#A9BEDB' },
  ];
};

const counter: Draw = (key, { x, w = 62 }) => {
  const top = SURFACE.counter;
  const door = `M${x + 13} ${top + 18}H${x + w - 8}V${FLOOR - 16}H${x + 13}ZM${x + 19} ${top + 34}v16`;
  return [
    { key: `${key}Body`, d: box(x + 5, top + 6, w - 5, FLOOR - top - 6, 3), fill: '#EADFCB' },
    { key: `${key}Door`, d: door, stroke: '#CDBB9B', width: 2 },
    { key: `${key}Top`, d: box(x, top, w + 2, 9, 3.5), fill: WOOD_LIGHT },
  ];
};

/** A wall seen from its edge or, with a width, as a panel behind the coach. */
const wall: Draw = (key, { x, w }) => {
  if (!w) return [{ key: `${key}Wall`, d: box(x, 14, 11, FLOOR - 12, 5), fill: '#C3D8D0' }];
  return [
    { key: `${key}Wall`, d: box(x, 14, w, FLOOR - 22, 8), fill: '#CBE0D8' },
    { key: `${key}Skirting`, d: box(x, FLOOR - 20, w, 12, 3), fill: '#B7D0C6' },
  ];
};

const step: Draw = (key, { x, w = 74 }) => [
  { key: `${key}Body`, d: box(x, SURFACE.step, w, FLOOR - SURFACE.step + 2, 4), fill: WOOD },
  { key: `${key}Tread`, d: box(x - 3, SURFACE.step, w + 6, 8, 4), fill: WOOD_LIGHT },
];

const mat: Draw = (key, { x, w = 252, deep = 0 }) => [
  {
    key: `${key}Top`,
    d: deep ? `M${x + 14} ${274 - deep}H${x + w - 14}L${x + w - 3} 272H${x + 3}Z` : '',
    fill: MAT_TOP,
    stroke: MAT_TOP,
    width: 4,
  },
  { key: `${key}Mat`, d: box(x, 269, w, 7, 3.5), fill: MAT },
];

/** Places to tap: a clock face on the floor with spots in front, at both sides and behind. */
const clock: Draw = (key, { x, w = 128 }) => {
  const spots: readonly (readonly [number, number])[] = [
    [x, 283],
    [x + w / 2, 270],
    [x - w / 2, 270],
    [x, 257],
  ];
  return [
    { key: `${key}Face`, d: ellipse(x, 270, w / 2, 13), stroke: MAT, width: 2.4 },
    { key: `${key}Spots`, d: spots.map(([cx, cy]) => ellipse(cx, cy, 10, 4.2)).join(''), fill: MAT },
  ];
};

const DRAW: Record<Prop['kind'], Draw> = { mat, chair, sofa, counter, wall, step, clock };
