import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

/** Work that stands still until it is let go. */
function heldWork() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (reason: Error) => void }>();
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      ends.set(item, { resolve, reject });
    });
  const settle = async (item: number, failure?: Error) => {
    const end = ends.get(item);
    if (failure) end?.reject(failure);
    else end?.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begun, work, settle };
}

test('so many at once and no more, each taking the next as soon as it is free', async () => {
  const { begun, work, settle } = heldWork();
  const done = atOnce(2, [1, 2, 3, 4], work);
  expect(begun).toEqual([1, 2]);
  await settle(2);
  expect(begun).toEqual([1, 2, 3]);
  await settle(3);
  expect(begun).toEqual([1, 2, 3, 4]);
  await settle(1);
  await settle(4);
  await done;
});

test('a short list is done, and an empty one too', async () => {
  const seen: number[] = [];
  await atOnce(6, [1, 2], async (item) => seen.push(item));
  await atOnce(6, [], async () => seen.push(0));
  expect(seen).toEqual([1, 2]);
});

test('one failure fails the whole, and nothing more is begun', async () => {
  const { begun, work, settle } = heldWork();
  const done = atOnce(2, [1, 2, 3, 4], work);
  const failed = expect(done).rejects.toThrow('no network');
  await settle(1, new Error('no network'));
  await settle(2);
  await failed;
  expect(begun).toEqual([1, 2]);
});
