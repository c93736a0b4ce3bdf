import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EXPLANATION_IDS } from '#programme/body/explanations.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { ExplainedText, ExplanationRow } from './explained-text.tsx';

const CAUTION = 'Watch your belly. If it domes, choose Easier.';
const isOpen = () => screen.queryByRole('dialog') !== null;

test('a word opens what it means where it stands, by tap and by key, and gives the focus back', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <p>
      <ExplainedText text={CAUTION} />
    </p>,
  );
  expect(container.textContent).toBe(CAUTION);
  const word = screen.getByRole('link', { name: 'domes' });
  await user.click(word);
  const dialog = screen.getByRole('dialog', { name: 'What doming looks like' });
  expect(within(dialog).getByText(/ridge or small tent/)).toBeTruthy();
  const picture = within(dialog).getByRole('img', {
    name: 'Belly flat on the left; a ridge down the middle on the right',
  });
  await waitFor(() => expect(picture.querySelectorAll('image')).toHaveLength(2));
  await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(word);
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('inside a tick, the word explains and the rest ticks', async () => {
  const user = userEvent.setup();
  render(
    <label>
      <input type="checkbox" />
      <ExplainedText text="my belly domes when I sit up" />
    </label>,
  );
  const tick = screen.getByRole<HTMLInputElement>('checkbox');
  await user.click(screen.getByRole('link', { name: 'domes' }));
  expect([isOpen(), tick.checked]).toEqual([true, false]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText(/my belly/));
  expect([isOpen(), tick.checked]).toEqual([false, true]);
});

test('a row offers several explanations by name', async () => {
  const user = userEvent.setup();
  render(<ExplanationRow ids={['leaking', 'pelvic-girdle-pain']} />);
  const row = screen.getByRole('list', { name: 'What the words mean' });
  expect(within(row).getAllByRole('link')).toHaveLength(2);
  await user.click(within(row).getByRole('link', { name: 'Pelvic girdle pain' }));
  expect(screen.getByRole('dialog', { name: 'Pelvic girdle pain' })).toBeTruthy();
});

test.each(EXPLANATION_IDS)('%s is shown by the coach, in pictures that there are', async (id) => {
  const { ExplanationDrawing } = await import('./explanation-drawing.tsx');
  const { container } = render(
    <svg aria-hidden="true">
      <ExplanationDrawing id={id} />
    </svg>,
  );
  const shown = [...container.querySelectorAll('image')].map((image) => image.getAttribute('href'));
  expect(shown).not.toEqual([]);
  const kept = Object.keys(NAMED_CLIPS).map((name) => `/coach/${name}.webp`);
  expect(kept).toEqual(expect.arrayContaining(shown));
});
