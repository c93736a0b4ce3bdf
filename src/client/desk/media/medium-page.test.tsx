import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { DESK_ANSWERS } from '#client/desk/words/words-server.fixture.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { type DeskMedium, MediumChangeSchema } from '#contract/desk/media.ts';
import { DESK_PATHS, deskMediumPath } from '#contract/paths.ts';
import { captionsIn, webVtt } from '#domain/media/captions.ts';

const fetched = stubFetch();
const ID = `${'a'.repeat(64)}.mp4`;
const FILM: DeskMedium = {
  ...{ id: ID, kind: 'film', name: 'Push-up', description: '', bytes: 9, durationMs: 60_000, hasSound: true },
  ...{ isSpoken: true, captions: [{ fromMs: 1_234, toMs: 4_000, text: 'Hands under your shoulders.' }] },
  ...{ address: '/media/a.mp4', captionsAddress: null, small: null, isMissing: false },
  ...{ addedBy: 'Kate', at: 0, uses: [] },
};
let stored: DeskMedium;

/** Keeps it as the server does. */
beforeEach(() => {
  stored = FILM;
  fetched.mockImplementation(async (input, init) => {
    if (input === DESK_PATHS.media) return Response.json({ media: [stored], uploads: [], bytes: 9, freeBytes: 1e12 });
    if (input !== deskMediumPath(ID)) return Response.json(DESK_ANSWERS[String(input)]);
    const { captions, ...rest } = MediumChangeSchema.parse(JSON.parse(String(init?.body)));
    stored = { ...stored, ...rest, captions: captionsIn(webVtt(captions)) ?? [] };
    return Response.json({ message: 'Saved.' });
  });
});

async function openFilm(isChangedMeanwhile = false) {
  history.replaceState(null, '', '/desk/media');
  render(<Desk />);
  const film = await screen.findByRole('link', { name: /Push-up/ });
  if (isChangedMeanwhile) stored = { ...FILM, name: 'Wall push-up' };
  fireEvent.click(film);
  return saveButton();
}

const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
const type = (label: string, value: string, line = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[line] as HTMLElement, { target: { value } });

test('what is saved is saved, however it was typed', async () => {
  const save = await openFilm();
  expect(save.disabled).toBe(true);
  type('Name', ' Wall push-up ');
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  type('From', '0:00.25', 1);
  type('To', '0:01', 1);
  type('What you say', 'Ready?   Here we go. ', 1);
  fireEvent.click(save);
  await screen.findByText('Saved.');
  await waitFor(() => expect(save.disabled).toBe(true));
  expect(stored).toMatchObject({
    name: 'Wall push-up',
    captions: [{ fromMs: 250, toMs: 1_000, text: 'Ready? Here we go.' }, FILM.captions[0]],
  });
});

test('what others have saved since the list was read stays', async () => {
  const save = await openFilm(true);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Wall push-up'));
  expect(save.disabled).toBe(true);
});

test('where nobody speaks after all, a line that was begun keeps nothing from being saved', async () => {
  const save = await openFilm();
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fireEvent.click(screen.getByRole('switch', { name: /^Someone speaks/ }));
  fireEvent.click(save);
  await screen.findByText('Saved.');
  expect(stored).toMatchObject({ isSpoken: false, captions: FILM.captions });
});
