import { expect, it } from 'vitest';
import { aim, newLens } from '#client/coach/camera.ts';
import { type Ball, ballsOf, furnitureBalls } from '#client/coach/play/framing.ts';
import { compile } from '#client/coach/rig/compile.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { roundView } from './round-view.ts';

const RADIANS = Math.PI / 180;
const { matrix, ...rest } = newLens();

/** How far from the middle of the picture a ball's own middle is: 1 is the edge of the circle. */
function distance([x, y, z]: Ball): number {
  const row = (r: number) =>
    (matrix[r] ?? 0) * x + (matrix[4 + r] ?? 0) * y + (matrix[8 + r] ?? 0) * z + (matrix[12 + r] ?? 0);
  return Math.hypot(row(0), row(1)) / row(3);
}

it('holds the key pose of every move in a circle and fills it', () => {
  const wrong: string[] = [];
  for (const [name, clip] of Object.entries(NAMED_CLIPS).filter(([name]) => name.endsWith('-standard'))) {
    const balls = [...ballsOf(compile(clip), [clip.still[1]]), ...furnitureBalls(clip)];
    aim(roundView(balls, clip.view.yaw * RADIANS, clip.view.pitch * RADIANS), 1, 1, { matrix, ...rest });
    const furthest = Math.max(...balls.map(distance));
    if (furthest > 0.99 || furthest < 0.75) wrong.push(`${name}: ${furthest.toFixed(3)}`);
  }
  expect(wrong).toEqual([]);
});
