import { expect, test } from 'vitest';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { remembered } from '#domain/remembered.ts';
import type { LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS } from '#domain/session/session-plan.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { WARM_UP_CHOICES } from '#domain/session/warm-up-choice.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import { isNaming } from '#domain/speech/speech-scene.ts';
import { SPOKEN_TALK_LEVELS } from '#domain/speech/spoken-cue.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { shareOf } from '#tests/test-size.ts';
import { coachWords } from './coach-words.ts';
import { everyTranscript } from './transcript.fixture.ts';
import { voiceLines } from './voice-lines.ts';

const COACH_WORDS = coachWords(SHIPPED_WORDS);

const PARTS = voiceLines();
const EVERY = (PARTS.get('every') ?? []).map(({ id }) => id);
const WORKOUTS = (['a', 'b'] as const).flatMap((edition) =>
  workoutsOf(edition).map((workout) => ({ edition, workout })),
);
/** So many workouts share the limits among themselves, so that each comes to six of the 24. */
const FEW = 4;
const OPEN: LevelLimits = { impactLocked: false, pelvicSafe: false, notForMe: [] };
/** Each lasting limit alone, and each two together. */
const LIMITS: LevelLimits[] = [
  { ...OPEN, pelvicSafe: true, impactLocked: true },
  ...LASTING_LIMITS.flatMap((one, index) =>
    LASTING_LIMITS.slice(index).map((other) => ({ ...OPEN, notForMe: one === other ? [one] : [one, other] })),
  ),
];

/** A pack that a phone has for this workout: its own part, and what every workout says. */
const packOf = remembered(
  ({ edition, workout }: (typeof WORKOUTS)[number]): ReadonlySet<string> =>
    new Set([...EVERY, ...(PARTS.get(`${edition}${workout.id}`) ?? []).map(({ id }) => id)]),
);

const namedIn = (transcript: { cues: readonly { lineId: string }[] }) => transcript.cues.map(({ lineId }) => lineId);

test.each(SPOKEN_TALK_LEVELS)('everything that is said at %s in any workout is in the parts of its pack', (talk) => {
  for (const length of PLANNED_LENGTHS) {
    for (const transcript of everyTranscript(talk, length)) {
      const [edition, week, letter] = transcript.name.split(' ');
      const at = WORKOUTS.find(
        (each) => each.edition === edition && `${each.workout.week}${each.workout.letter}` === `${week}${letter}`,
      );
      if (!at) throw new Error(`There is no workout ${transcript.name}.`);
      const pack = packOf(at);
      // No recording says a member's name.
      const recorded = namedIn(transcript).filter((id) => !isNaming(id));
      expect(
        recorded.filter((id) => !pack.has(id)),
        transcript.name,
      ).toEqual([]);
    }
  }
});

test.each(WORKOUTS.map((at) => [`${at.edition}${at.workout.id}`, at] as const))(
  'in %s, too, where moves stand in for others: those she swaps in, and those that her limits bring',
  (_name, at) => {
    const pack = packOf(at);
    const today = [
      ...shareOf(LIMITS, WORKOUTS.indexOf(at), FEW).map((limits) => ({ limits, swaps: {} })),
      ...swapsOf(at.workout).map((swaps) => ({ limits: OPEN, swaps })),
    ];
    for (const warmUp of WARM_UP_CHOICES) {
      for (const level of PLAYED_LEVELS) {
        for (const { limits, swaps } of today) {
          const segments = sessionTimeline(timedWorkout(at.workout, 'full', SHIPPED_WORDS, warmUp), {
            levelOf: () => level,
            swaps,
            hasChosenStart: true,
            limits,
            factsOf: shippedFacts,
          });
          const cues = coachSpeech(segments, { words: COACH_WORDS, talk: 'full', seed: 1, firstSide: 'left' });
          const missing = namedIn({ cues }).filter((id) => !pack.has(id));
          expect(missing, `${warmUp} ${level} ${JSON.stringify({ limits, swaps })}`).toEqual([]);
        }
      }
    }
  },
);

/** Each move that may be swapped in, in place of the first. */
const swapsOf = ({ circuits, swaps }: Workout): Record<string, string>[] =>
  swaps.map((moveId) => ({ [circuits[0]?.moves[0] ?? '']: moveId }));
