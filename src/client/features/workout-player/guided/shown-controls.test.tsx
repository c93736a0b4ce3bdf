import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signIn } from '#client/features/workout-player/open-player.fixture.tsx';
import { alwaysShowControls, captions } from '#client/parts/stored/browser-storage.ts';
import { button, holdClock, isOpen, key, pass, press, startGuidedSession, title } from './session.fixture.tsx';
import { StageMoment } from './stage-moments.tsx';

holdClock();

const isShown = (name: string) => button(name).closest('[inert]') === null;
const tap = (name: string) => fireEvent.click(button(name), { detail: 1 });
const question = () => screen.queryByRole('alertdialog', { name: 'Leave this workout?' });

async function work() {
  await startGuidedSession();
  await pass(11);
}

describe('the controls of a session', () => {
  test('come with a tap on the stage and go four seconds after the last touch', async () => {
    await work();
    expect(button('Show controls').getAttribute('aria-expanded')).toBe('false');
    expect([isShown('Leave. Your place is saved.'), isShown('Next'), isShown('Skip this move')]).not.toContain(true);
    tap('Show controls');
    expect(button('Hide controls').getAttribute('aria-expanded')).toBe('true');
    expect([isShown('Leave. Your place is saved.'), isShown('Next'), isShown('Skip this move')]).not.toContain(false);
    await pass(3);
    fireEvent.pointerDown(screen.getByRole('timer'));
    await pass(3);
    expect(isShown('Next')).toBe(true);
    await pass(1);
    expect(isShown('Next')).toBe(false);
  });

  test('come while a mouse moves, and go four seconds after it rests, also for whoever used a key before', async () => {
    await work();
    const move = (by: number, pointerType = 'mouse') =>
      fireEvent.pointerMove(screen.getByRole('main'), { pointerType, movementX: by });
    move(0);
    move(5, 'touch');
    expect(isShown('Next')).toBe(false);
    press('Show controls');
    key('Escape');
    move(5);
    expect([isShown('Next'), isShown('Skip this move')]).toEqual([true, true]);
    await pass(5);
    expect(isShown('Next')).toBe(false);
  });

  test('go with a second tap', async () => {
    await work();
    fireEvent.click(screen.getByRole('img', { name: /^The coach shows/ }));
    expect(isShown('Next')).toBe(true);
    fireEvent.click(screen.getByRole('img', { name: /^The coach shows/ }));
    expect(isShown('Next')).toBe(false);
  });

  test('wait for a sheet', async () => {
    await work();
    tap('Show controls');
    press(/^Sound: /);
    await pass(10);
    press('Close');
    expect(isShown('Next')).toBe(true);
    await pass(4);
    expect(isShown('Next')).toBe(false);
  });

  test('go four seconds after the last move of a mouse that rests where they come, as on “Start now” before', async () => {
    await startGuidedSession();
    await pass(3);
    fireEvent.pointerMove(button('Start now'), { pointerType: 'mouse', movementX: 5 });
    fireEvent.pointerDown(button('Start now'), { pointerType: 'mouse' });
    press('Start now');
    fireEvent.pointerEnter(button('Skip this move').parentElement as Element, { pointerType: 'mouse' });
    await pass(3);
    expect(isShown('Next')).toBe(true);
    await pass(1);
    expect(isShown('Next')).toBe(false);
  });

  test('stay for whoever has no pointer: Escape hides them, and leaves only then', async () => {
    await work();
    press('Show controls');
    await pass(40);
    expect(isShown('Next')).toBe(true);
    key('Escape');
    expect(isShown('Next')).toBe(false);
    expect(question()).toBeNull();
    key('Escape');
    expect(question()).not.toBeNull();
  });

  test('always stay where a member wants that, and then there is nothing to hide', async () => {
    alwaysShowControls.write(true);
    await work();
    expect(isShown('Next')).toBe(true);
    expect(screen.queryByRole('button', { name: /controls$/ })).toBeNull();
    key('Escape');
    expect(question()).not.toBeNull();
  });

  test('one press makes a move easier, and the next takes that back', async () => {
    await work();
    press('Easier');
    expect(title()).toBe('Heel lifts');
    press('Standard');
    expect(title()).toBe('March on the spot');
  });
});

test('half time is told by her name', () => {
  signIn();
  const { rerender } = render(<StageMoment moment="halfway" />);
  expect(screen.getByText('Halfway, Anna.')).toBeTruthy();
  rerender(<StageMoment isLastRound />);
  expect(screen.getByText('Last round')).toBeTruthy();
});

describe('captions', () => {
  test('show what she says, without a sound too, where they are wanted', async () => {
    localStorage.setItem('soundChoice', 'off');
    const said = () => document.querySelector('main > p[aria-hidden]')?.textContent;
    await work();
    expect(said()).toBeUndefined();
    press('Captions: show what she says');
    expect(captions.read()).toBe(true);
    const told: string[] = [];
    for (let second = 0; second < 60; second += 1) {
      await pass(1);
      told.push(said() ?? '');
    }
    expect(told.join()).toContain('Arm swings');
    expect(told).toContain('');
    expect(isOpen('Paused')).toBe(false);
  });
});
