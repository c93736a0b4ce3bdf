import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { dashboardOf, openPlayer } from './open-player.fixture.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const moveName = () => screen.getByRole('heading', { level: 1 }).textContent;
const shownStep = () => document.querySelector('[aria-current="step"]')?.textContent;
const address = () => `${location.pathname}${location.search}`;

function swipe(from: [number, number], to: [number, number], target: Element = screen.getByRole('main')) {
  fireEvent.touchStart(target, { touches: [{ clientX: from[0], clientY: from[1] }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the steps', () => {
  test('begin with the warm-up and its first move, and the tab says which workout it is', async () => {
    await openPlayer('1');
    expect(shownStep()).toBe('Warm-Up');
    expect(screen.getByText('1 / 3', { exact: false })).toBeTruthy();
    expect(moveName()).toBe('March on the spot');
    expect(document.title).toBe('Strength & Core Foundation - Fit in 30');
    expect((button('Previous') as HTMLButtonElement).disabled).toBe(true);
  });

  test('follow Next and Previous, each with an address of its own', async () => {
    await openPlayer('1');
    await press('Next');
    expect(shownStep()).toBe('Main Workout');
    expect(address()).toBe('/workout/1?step=2');
    await press('Next');
    expect(shownStep()).toBe('Cool-Down');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Complete Workout')).toBeTruthy();
    await press('Previous');
    await waitFor(() => expect(shownStep()).toBe('Main Workout'));
  });

  test('follow the arrow keys, but not while an arrow chooses a level', async () => {
    await openPlayer('1');
    await userEvent.keyboard('{ArrowRight}');
    expect(shownStep()).toBe('Main Workout');
    screen.getByRole('radio', { name: 'Standard' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shownStep()).toBe('Main Workout');
    expect(screen.getByRole('radio', { name: 'Harder' }).getAttribute('aria-checked')).toBe('true');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shownStep()).toBe('Warm-Up'));
  });

  test.each<{ name: string; from: [number, number]; to: [number, number]; step: string }>([
    { name: 'more than 50 px to the left', from: [300, 300], to: [249, 310], step: 'Main Workout' },
    { name: '50 px to the left', from: [300, 300], to: [250, 300], step: 'Warm-Up' },
    { name: 'mostly downwards', from: [300, 300], to: [240, 400], step: 'Warm-Up' },
    { name: 'from the left edge', from: [20, 300], to: [-80, 300], step: 'Warm-Up' },
    { name: 'from the right edge', from: [1010, 300], to: [800, 300], step: 'Warm-Up' },
  ])('a swipe $name leads to $step', async ({ from, to, step }) => {
    await openPlayer('1');
    swipe(from, to);
    expect(shownStep()).toBe(step);
  });

  test('a swipe to the right goes back, and one on the levels does nothing', async () => {
    await openPlayer('1');
    await press('Next');
    swipe([300, 300], [200, 300], screen.getByRole('radiogroup', { name: 'Level' }));
    expect(shownStep()).toBe('Main Workout');
    swipe([200, 300], [300, 300]);
    await waitFor(() => expect(shownStep()).toBe('Warm-Up'));
  });

  test('the browser’s back gesture goes back one step', async () => {
    await openPlayer('1');
    await press('Next');
    history.back();
    await waitFor(() => expect(shownStep()).toBe('Warm-Up'));
  });

  test('are kept for a day: who comes back finds the step and the move', async () => {
    const { reopen } = await openPlayer('1');
    await press('Next');
    await press(/Then: Worktop push-up/);
    await reopen();
    expect(shownStep()).toBe('Main Workout');
    expect(moveName()).toBe('Worktop push-up');
    await waitFor(() => expect(address()).toBe('/workout/1?step=2'));
    const restore = replaceClock({ now: () => Date.now() + 25 * 60 * 60 * 1000 });
    await reopen();
    expect(shownStep()).toBe('Warm-Up');
    restore();
  });

  test('leaving leads to the workouts, whatever step it was', async () => {
    await openPlayer('1');
    await press('Next');
    await press('Next');
    await press('Leave. Your place is saved.');
    await waitFor(() => expect(address()).toBe('/dashboard-full?tab=workouts'));
  });
});

describe('the moves of a step', () => {
  test('follow one another, and lead over to the next step', async () => {
    await openPlayer('1');
    await press(/Then: Arm swings/);
    expect(moveName()).toBe('Arm swings');
    await press(/Back to March on the spot/);
    expect(moveName()).toBe('March on the spot');
    await press('All 8 moves');
    await press(/^High knees/);
    expect(moveName()).toBe('High knees');
    await press(/Then: Main Workout/);
    expect(shownStep()).toBe('Main Workout');
  });

  test('the main part tells circuit, format and rounds', async () => {
    await openPlayer('1');
    await press('Next');
    expect(screen.getByText('Circuit 1: Sit and push')).toBeTruthy();
    expect(screen.getByText('40s work / 15s rest')).toBeTruthy();
    expect(screen.getByText('2 rounds')).toBeTruthy();
    await press(/Then: Worktop push-up/);
    expect(button(/After 2 rounds: Backpack deadlift/)).toBeTruthy();
  });

  test('change with the level, which is remembered for the move', async () => {
    const { reopen } = await openPlayer('1');
    await userEvent.click(screen.getByRole('radio', { name: 'Easier' }));
    expect(moveName()).toBe('Heel lifts');
    await press(/Then: Arm swings/);
    expect(screen.getByRole('radio', { name: 'Standard' }).getAttribute('aria-checked')).toBe('true');
    await reopen();
    await press(/Back to Heel lifts/);
    expect(screen.getByRole('radio', { name: 'Easier' }).getAttribute('aria-checked')).toBe('true');
  });

  test('a jump stays locked and says why, even where it was chosen before', async () => {
    localStorage.setItem('exerciseLevels', JSON.stringify({ squat_jump: 'harder' }));
    await openPlayer('10');
    await press('Next');
    const harder = screen.getByRole('radio', { name: 'Harder, locked' });
    expect(harder.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(harder);
    const why = within(screen.getByRole('dialog', { name: 'Why is this locked?' }));
    expect(why.getByRole('link', { name: 'See the jump check' }).getAttribute('href')).toBe('/settings/impact-check');
    await userEvent.click(why.getByRole('button', { name: 'Carry on' }));
    expect(screen.getByRole('radio', { name: 'Standard' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('Jumps are locked for now, to keep you safe.')).toBeTruthy();
  });

  test('one with two sides can be shown from the other', async () => {
    await openPlayer('1');
    await press('Next');
    expect(screen.queryByRole('button', { name: 'Other side' })).toBeNull();
    await press('Next');
    await press('Other side');
    expect(button('Other side').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the Exercise Guide', () => {
  test('lists every exercise by circuit with its easier and harder version', async () => {
    await openPlayer('1');
    await press('Next');
    await press('Exercise Guide');
    const guide = within(await screen.findByRole('dialog', { name: 'Exercise Guide' }));
    expect(guide.getByText('Week 1A – Strength & Core Foundation')).toBeTruthy();
    expect(guide.getByRole('heading', { name: 'Circuit 1: Sit and push' })).toBeTruthy();
    expect(guide.getByRole('heading', { name: 'Circuit 3: Core' })).toBeTruthy();
    expect(guide.getAllByText('Easier Version')).toHaveLength(6);
    expect(guide.getAllByText('Harder Version')).toHaveLength(6);
    const cautions = guide.getByRole('list', { name: 'Take care with: Dead bug' });
    expect(cautions.textContent).toContain('Watch your belly. If it domes, choose Easier.');
    await userEvent.click(within(cautions).getByRole('link', { name: 'domes' }));
    expect(screen.getByRole('dialog', { name: 'What doming looks like' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(guide.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows a chosen exercise on the stage', async () => {
    await openPlayer('1');
    await press('Next');
    await press('Exercise Guide');
    await press('Dead bug');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(moveName()).toBe('Dead bug');
  });
});

describe('which workout is played', () => {
  test('follows the edition of the running block', async () => {
    await openPlayer('2', dashboardOf({ progress: { ...dashboardOf().progress, currentBlock: 2 } }));
    await waitFor(() => expect(document.title).toBe('Cardio & Movement Flow - Fit in 30'));
  });

  test('is the first edition’s when the server cannot be reached', async () => {
    await openPlayer('2', null as never);
    expect(document.title).toBe('Glutes & Cardio Intro - Fit in 30');
  });

  test.each(['13', '0', '01', '1.0', 'abc', ''])('there is none of the number "%s"', async (id) => {
    await openPlayer(id);
    expect(screen.getByRole('heading', { name: 'Workout Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Workouts' }).getAttribute('href')).toBe(
      '/dashboard-full?tab=workouts',
    );
    expect(document.title).toBe('Workout Not Found - Fit in 30');
  });
});
