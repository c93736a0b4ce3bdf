import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LevelLimits, UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { WhyLocked } from './level-choice.tsx';
import { ExerciseGuide } from './move-list.tsx';
import { signIn } from './open-player.fixture.tsx';
import { stepsOf } from './player-steps.ts';

const LIMITS: LevelLimits = { ...UNASKED_LIMITS, notForMe: ['lying', 'one-arm'] };
const nothing = () => undefined;

test('the guide names what stands in for a move that is not for her', () => {
  const workout = workoutsOf('a')[2];
  if (!workout) throw new Error('There is no third workout.');
  const step = stepsOf(
    workout,
    'full',
    { limits: LIMITS, wishFor: () => 'standard', factsOf: factsIn(SHIPPED_WORDS) },
    SHIPPED_WORDS,
  )[1];
  if (!step) throw new Error('There is no main part.');
  render(<ExerciseGuide open onOpenChange={nothing} {...{ workout, step }} shownMove={0} onChoose={nothing} />);
  const changed = step.moves.filter(({ moveId, plannedMoveId }) => moveId !== plannedMoveId);
  expect(changed.length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^For you: .+ instead$/)).toHaveLength(changed.length);
});

test('a version that needs what is not for her says so, and leads a member to where she said it', () => {
  signIn();
  const levels = { limits: LIMITS, factsOf: factsIn(SHIPPED_WORDS) };
  render(<WhyLocked moveId="ytw" level="standard" levels={levels} onClose={nothing} />);
  expect(screen.getByRole('dialog').textContent).toContain('This one needs lying down and both arms,');
  expect(screen.getByRole('link', { name: 'Change that' }).getAttribute('href')).toBe('/settings/not-for-me');
});
