import { expect, test } from 'vitest';
import { type BodyPart, type LoopMoment, loopOf, momentAt } from '#programme/clips/facts/loop.fixture.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';

const WORDS = coachWords(SHIPPED_WORDS);
const PARTS: readonly BodyPart[] = [
  ...(['hips', 'head', 'wristL', 'wristR', 'elbowL', 'elbowR'] as const),
  ...(['kneeL', 'kneeR', 'ankleL', 'ankleR', 'heelL', 'heelR', 'toesL', 'toesR'] as const),
];
/** Words that say which way something goes. */
const UP =
  /^(up(?!, down)|and up|and stand|stand|lift|and rise|up and reach|and knee up|knee up|and press up|up, two, three)\b/i;
const DOWN = /^(down|and down|straight down|lower|fold|sink|and slowly down|and soft)\b/i;
const KEPT = /^(hold|pause|rest|stay|wait|squeeze|breathe|hover)/i;
/** Metres that count as a way. */
const LEAST_WAY = 0.02;

const VERSIONS = (Object.keys(MOVES) as ShippedMoveId[]).flatMap((id) =>
  MOVE_LEVELS.flatMap((level) => {
    const { beat } = WORDS.versionOf(id, level);
    return beat && beat.repetitions.length === 1 ? [{ id, level, beat, clip: NAMED_CLIPS[`${id}-${level}`] }] : [];
  }),
);

/** The furthest way up and down of any part from one moment to others, metres. */
function waysOf(from: LoopMoment, to: readonly LoopMoment[]): { up: number; down: number; most: number } {
  const ways = PARTS.flatMap((part) =>
    to.map((moment) => {
      const [a, b] = [from.at(part), moment.at(part)];
      return { rise: b[1] - a[1], far: Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) };
    }),
  );
  return {
    up: Math.max(...ways.map(({ rise }) => rise)),
    down: Math.max(...ways.map(({ rise }) => -rise)),
    most: Math.max(...ways.map(({ far }) => far)),
  };
}

test.each(VERSIONS)('the words in time of $id $level are true of the picture', ({ beat, clip }) => {
  const loop = loopOf(clip);
  const [parts = []] = beat.repetitions;
  expect(beat.loopMs).toBe(clip.seconds * 1_000);
  expect(beat.isHeld).toBe(clip.hold === true);
  const untrue = parts.flatMap(({ share, line }, index) => {
    const until = parts[index + 1]?.share ?? 1;
    const [from, ...to] = [0, 0.4, 0.8].flatMap((of) => momentAt(loop, share + (until - share) * of) ?? []);
    return from && line && !KEPT.test(line.text) ? untrueIn(line.text, waysOf(from, to), clip.hold === true) : [];
  });
  expect(untrue).toEqual([]);
});

function untrueIn(text: string, { up, down, most }: ReturnType<typeof waysOf>, isHeld: boolean): string[] {
  if (UP.test(text) && up < LEAST_WAY) return [`"${text}" goes up ${up.toFixed(2)}`];
  if (DOWN.test(text) && down < LEAST_WAY) return [`"${text}" goes down ${down.toFixed(2)}`];
  return most < LEAST_WAY && !isHeld ? [`"${text}" and nothing moves`] : [];
}
