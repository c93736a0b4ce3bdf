import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadsAskedOn, moveLoads } from '#client/parts/stored/browser-storage.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { firstLifted, LoadRow } from './load-row.tsx';

beforeEach(() => localStorage.clear());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = () => screen.getByRole('status').textContent;

describe('how heavy it is', () => {
  test('is asked with one tap to answer, and told at once', async () => {
    render(<LoadRow moveId="row" />);
    expect(screen.getByText('How heavy is your bag?')).toBeTruthy();
    await press('4 kg');
    expect(told()).toBe('Last time 4 kg');
    expect(moveLoads.read()).toEqual({ row: 4, backpack: 4 });
  });

  test('is not asked a second time, for no other move with the same kit', () => {
    moveLoads.write({ row: 4, backpack: 4 });
    const { rerender } = render(<LoadRow moveId="row" />);
    expect(told()).toBe('Last time 4 kg');
    rerender(<LoadRow moveId="deadlift" />);
    expect(told()).toBe('Your bag: 4 kg');
    rerender(<LoadRow moveId="press" />);
    expect(screen.getByText('How heavy is each bottle?')).toBeTruthy();
  });

  test('changes by a tap, for the move that comes', async () => {
    moveLoads.write({ row: 4, deadlift: 8, backpack: 8 });
    render(<LoadRow moveId="row" />);
    await press('Heavier');
    expect(told()).toBe('Saved: 5 kg');
    expect(moveLoads.read()).toEqual({ row: 5, deadlift: 8, backpack: 5 });
    await press('Lighter');
    expect(told()).toBe('Saved: 4 kg');
  });

  test('is never asked again once she would rather not', async () => {
    const { container, rerender } = render(<LoadRow moveId="row" />);
    await press('Don’t ask me');
    expect(container.innerHTML).toBe('');
    rerender(<LoadRow moveId="press" />);
    expect(container.innerHTML).toBe('');
    expect(moveLoads.read()).toBe('off');
  });

  test('left alone, is not asked again that day: once for the bag, once for the bottles', () => {
    const { rerender, unmount } = render(<LoadRow moveId="row" />);
    const isAsked = () => screen.queryByText(/^How heavy is/)?.textContent;
    expect(isAsked()).toBe('How heavy is your bag?');
    rerender(<LoadRow moveId="deadlift" />);
    expect(isAsked()).toBeUndefined();
    rerender(<LoadRow moveId="press" />);
    expect(isAsked()).toBe('How heavy is each bottle?');
    unmount();
    render(<LoadRow moveId="row" />);
    expect(isAsked()).toBeUndefined();
    loadsAskedOn.write({ backpack: '2026-11-20', bottles: '2026-11-20' });
    render(<LoadRow moveId="row" />);
    expect(isAsked()).toBe('How heavy is your bag?');
  });

  test('is asked once for each kit that was lifted', () => {
    expect(firstLifted(['squat', 'row', 'deadlift', 'press', 'row'], SHIPPED_WORDS)).toEqual(['row', 'press']);
  });

  test('is nothing to ask of a move without a bag or bottles', () => {
    const { container } = render(<LoadRow moveId="squat" />);
    expect(container.innerHTML).toBe('');
  });
});
