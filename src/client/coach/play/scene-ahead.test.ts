import { expect, test } from 'vitest';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { THEMES } from '../looks.ts';
import { newMoment } from './moment.ts';
import { FIRST_HALF, sceneOf } from './scene.ts';
import { newSceneAhead } from './scene-ahead.ts';

const clip = NAMED_CLIPS['clock_tap-standard'];
const other = NAMED_CLIPS['squat-standard'];
const mirrored = { mirror: true, backwards: false };

test('a scene that was made in pieces is the one that is made at once', () => {
  const ahead = newSceneAhead();
  ahead.begin(clip, mirrored, 0.5, THEMES.light);
  let pieces = 1;
  while (ahead.go()) pieces += 1;
  expect(pieces).toBeGreaterThan(5);
  const [made, plain] = [ahead.take(clip, mirrored, 0.5, THEMES.light), sceneOf(clip, mirrored, 0.5, THEMES.light)];
  expect([made.balls, made.works, made.mirror]).toEqual([plain.balls, plain.works, plain.mirror]);
  const [one, two] = [newMoment(), newMoment()];
  made.repetition(0, 0).loop.read(0.3, one);
  plain.repetition(0, 0).loop.read(0.3, two);
  expect(one.row).toEqual(two.row);
});

test('what is asked for too early is finished then, and is given away once', () => {
  const ahead = newSceneAhead();
  ahead.begin(clip, FIRST_HALF, 0.5, THEMES.light);
  ahead.go();
  const first = ahead.take(clip, FIRST_HALF, 0.5, THEMES.light);
  expect(first.balls).toEqual(sceneOf(clip, FIRST_HALF, 0.5, THEMES.light).balls);
  expect(ahead.go()).toBe(false);
  expect(ahead.take(clip, FIRST_HALF, 0.5, THEMES.light)).not.toBe(first);
});

test('another move than was expected is made at once', () => {
  const ahead = newSceneAhead();
  ahead.begin(clip, FIRST_HALF, 0.5, THEMES.light);
  expect(ahead.take(other, FIRST_HALF, 0.5, THEMES.light).clip).toBe(other);
});

test('nothing is to be made where nothing was asked for', () => {
  expect(newSceneAhead().go()).toBe(false);
});
