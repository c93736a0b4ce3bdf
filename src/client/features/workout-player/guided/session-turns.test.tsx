import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  digits,
  holdClock,
  isOpen,
  key,
  pass,
  press,
  startGuidedSession,
  title,
  turn,
} from './session.fixture.tsx';

holdClock();

const question = (name: string) => screen.queryByRole('alertdialog', { name });
const step = () => document.querySelector('[aria-current="step"]')?.textContent;

function swipeLeft(target: Element) {
  fireEvent.touchStart(target, { touches: [{ clientX: 300, clientY: 300 }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 200, clientY: 300 }] });
}

describe('turning the steps of a running session', () => {
  test.each([
    { name: 'a swipe', ask: () => swipeLeft(screen.getByRole('timer')) },
    { name: 'an arrow key', ask: () => key('ArrowRight') },
    { name: '"Next"', ask: () => press('Next') },
  ])('by $name is asked about, and to stay is the default', async ({ ask }) => {
    await startGuidedSession();
    await pass(70);
    ask();
    expect(question('Skip to Main Workout?')?.textContent).toContain('You have 7 min of Warm-Up left.');
    expect(document.activeElement).toBe(button('Stay'));
    press('Stay');
    expect([step(), title(), digits()]).toEqual(['Warm-Up', 'Arm swings', '60']);
  });

  test('closes its question by itself, and the session has gone on beneath', async () => {
    await startGuidedSession();
    await pass(20);
    key('ArrowRight');
    await pass(7);
    expect(question('Skip to Main Workout?')).not.toBeNull();
    await pass(1);
    expect(question('Skip to Main Workout?')).toBeNull();
    expect([title(), digits()]).toEqual(['March on the spot', '42']);
  });

  test('asks no more once the session has come there by itself', async () => {
    await startGuidedSession();
    await pass(489);
    press('Next');
    await pass(1);
    await pass(0.01);
    expect(question('Skip to Main Workout?')).toBeNull();
    expect(step()).toBe('Main Workout');
  });

  test('there and back again leads to the same second', async () => {
    await startGuidedSession();
    await pass(30);
    turn('Next');
    await pass(30);
    turn('Previous');
    expect([title(), digits()]).toEqual(['March on the spot', '40']);
    turn('Next');
    expect(digits()).toBe('25');
  });

  test('a drag on the coach is no swipe', async () => {
    await startGuidedSession();
    swipeLeft(screen.getByRole('img', { name: /^The coach shows/ }));
    expect(question('Skip to Main Workout?')).toBeNull();
  });
});

describe('a skipped move', () => {
  test('can be taken back for five seconds, to the second', async () => {
    await startGuidedSession();
    await pass(30);
    press('Skip this move');
    expect(title()).toBe('Arm swings');
    await pass(4);
    press('Undo');
    expect([title(), digits()]).toEqual(['March on the spot', '40']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('and after that no more', async () => {
    await startGuidedSession();
    await pass(30);
    press('Skip this move');
    await pass(5);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the time that is left', () => {
  test('stands in the head and in the pause, and the step is told to those who hear it', async () => {
    await startGuidedSession();
    expect(screen.getByText('25 min left')).toBeTruthy();
    expect(screen.getByText('1 / 3')).toBeTruthy();
    await pass(10 + 480 + 5 + 10 + 40);
    expect(screen.getByText('16 min left')).toBeTruthy();
    key(' ');
    expect(screen.getByText(/^Next: Worktop push-up, \d+ seconds left$/)).toBeTruthy();
    expect(screen.getByText(/round 1 of 2\. 16 min left$/)).toBeTruthy();
    await pass(12);
    expect(screen.getByText(/16 min left\. Paused for 0:12$/)).toBeTruthy();
  });
});

describe('by keyboard', () => {
  test('Space pauses whatever was pressed last, and presses what has the focus in the pause', async () => {
    await startGuidedSession();
    await pass(20);
    button('Skip this move').focus();
    fireEvent.keyDown(button('Skip this move'), { key: ' ' });
    expect(isOpen('Paused')).toBe(true);
    expect(screen.getByText('March on the spot, 50 seconds left')).toBeTruthy();
    const wrong = button('Something wrong?');
    wrong.focus();
    fireEvent.keyDown(wrong, { key: ' ' });
    expect(isOpen('Paused')).toBe(true);
  });
});

test('what happens is told once each: the move, half time, and the last three seconds', async () => {
  await startGuidedSession();
  const status = document.querySelector('main > p[role="status"]') as HTMLElement;
  const told: string[] = [];
  const note = new MutationObserver(() => told.push(status.textContent ?? ''));
  note.observe(status, { characterData: true, childList: true, subtree: true });
  await pass(71);
  expect(told).toEqual([
    '3',
    '2',
    '1',
    'March on the spot. Stand tall, land softly, let your arms swing',
    'Halfway',
    '3',
    '2',
    '1',
    expect.stringMatching(/^Arm swings\. /),
  ]);
});
