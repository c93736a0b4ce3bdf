import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CoachChoicesContext } from '#client/coach/stage/coach-choices.ts';
import { clearOfflineAnswers, offlineAnswer } from '#client/member/offline-answers.ts';
import { signOut } from '#client/member/sign-out.ts';
import { clearSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { authToken, isAuthenticated } from '#client/parts/account/first-page-storage.ts';
import type { MoveMedia } from '#contract/videos.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { keepStills, keptStill } from './kept-stills.ts';
import { MediaSourceContext } from './media-source.ts';
import { MoveFilm } from './move-film.tsx';
import { MovePicture } from './move-picture.tsx';

const FILM = `${'a'.repeat(64)}.webm`;
const PHOTO = `${'b'.repeat(64)}.webp`;
const LINKS: MoveMedia = {
  [FILM]: { address: '/media/film?until=1', still: '/media/cover?until=1' },
  [PHOTO]: { address: '/media/photo?until=1', still: '/media/little?until=1' },
};

let members = 0;
let userId: string;
let links: MoveMedia;
let isUp: boolean;
const asked: string[] = [];

beforeEach(() => {
  members += 1;
  userId = `member-of-films-${members}`;
  [links, isUp] = [LINKS, true];
  asked.length = 0;
  authToken.write('token');
  isAuthenticated.write(true);
  updateUser({ ...fixtureUser(), id: userId });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!isUp) throw new TypeError('offline');
    return path.endsWith('/videos/moves')
      ? Response.json(links)
      : new Response('a still', { headers: { 'content-type': 'image/webp' } });
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  URL.createObjectURL = () => `blob:kept-${userId}`;
});

afterEach(async () => {
  await clearOfflineAnswers();
  clearSignIn();
});

interface Given {
  id?: string;
  isPlaying?: boolean;
  isMirrored?: boolean;
  isDrawn?: boolean;
  stillPictures?: boolean;
}

async function show({ id = FILM, isDrawn = false, isPlaying = true, isMirrored = false, ...given }: Given = {}) {
  const { stillPictures = false } = given;
  await act(async () => {
    render(
      <CoachChoicesContext value={{ stillPictures, isSpared: false }}>
        <MoveFilm {...{ id, isPlaying, isMirrored, isDrawn }} pace={0.6}>
          <p>The coach</p>
        </MoveFilm>
      </CoachChoicesContext>,
    );
  });
}

const film = () => document.querySelector('video');
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const coach = () => screen.queryByText('The coach');
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const saveData = () => vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });

describe('the owner’s film of a move', () => {
  test('loops without sound over its still, in the pace that is asked for', async () => {
    await show({ isMirrored: true });
    expect(film()?.getAttribute('src')).toBe(LINKS[FILM]?.address);
    expect([film()?.muted, film()?.loop, film()?.playsInline, film()?.controls]).toEqual([true, true, true, false]);
    expect(film()?.playbackRate).toBe(0.6);
    expect(pictures()).toEqual([LINKS[FILM]?.still]);
    expect(coach()).toBeNull();
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
  });

  test('stands while the session does', async () => {
    await show({ isPlaying: false });
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  });

  test.each([
    ['less motion is asked for', () => undefined, true],
    ['the phone saves data', saveData, false],
    ['there is no network', () => setOnline(false), false],
  ])('gives way where %s: to the coach who can show it, or to its still', async (_, prepare, stillPictures) => {
    prepare();
    await show({ stillPictures });
    expect([film(), coach()]).toEqual([null, null]);
    expect(pictures()).toEqual([LINKS[FILM]?.still]);
    cleanup();
    await show({ stillPictures, isDrawn: true });
    await vi.waitFor(() => expect(coach()).toBeTruthy());
    expect(pictures()).toEqual([]);
  });

  test('whose address has ended is asked for again, and goes on where it was', async () => {
    await show();
    const playing = film() as HTMLVideoElement;
    fireEvent.loadedData(playing);
    playing.currentTime = 2.5;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
    links = { [FILM]: { address: '/media/film?until=2', still: '/media/cover?until=2' } };
    await act(async () => void fireEvent.error(playing));
    expect(film()).toBe(playing);
    expect(playing.getAttribute('src')).toBe('/media/film?until=2');
    playing.currentTime = 0;
    fireEvent.loadedData(playing);
    expect(playing.currentTime).toBe(2.5);
    expect(coach()).toBeNull();
  });

  test('that cannot be played, and has no other address, is never shown broken', async () => {
    await show({ isDrawn: true });
    await act(async () => void fireEvent.error(film() as Element));
    await vi.waitFor(() => expect(coach()).toBeTruthy());
    expect([film(), pictures()]).toEqual([null, []]);
  });

  test('whose still cannot be shown either gives way to the coach, on the stage and in lists', async () => {
    const broken = () => act(async () => void fireEvent.error(document.querySelector('img') as Element));
    await show({ stillPictures: true });
    await broken();
    await vi.waitFor(() => expect(coach()).toBeTruthy());
    expect(pictures()).toEqual([]);
    cleanup();
    const words = wordsWithOwnMove({ 'standard-medium': FILM });
    await act(async () => void render(<MovePicture moveId="own_1" level="standard" words={words} />));
    await vi.waitFor(() => expect(pictures()).toEqual([LINKS[FILM]?.still]));
    await broken();
    expect(pictures()).not.toContain(LINKS[FILM]?.still);
  });

  test('a photo that cannot be shown leaves its little one, and then the coach', async () => {
    await show({ id: PHOTO });
    const fail = (path: string | undefined) =>
      act(async () => void fireEvent.error(document.querySelector(`img[src="${path}"]`) as Element));
    await fail(LINKS[PHOTO]?.address);
    expect(pictures()).toEqual([LINKS[PHOTO]?.still]);
    await fail(LINKS[PHOTO]?.still);
    await vi.waitFor(() => expect(coach()).toBeTruthy());
    expect(pictures()).toEqual([]);
  });

  test('that plays goes on when the network goes', async () => {
    await show({ isDrawn: true });
    fireEvent.loadedData(film() as Element);
    setOnline(false);
    expect(film()).toBeTruthy();
    expect(coach()).toBeNull();
  });

  test('that nobody has is not asked for by each picture of a list', async () => {
    links = {};
    await show();
    await show();
    await vi.waitFor(() => expect(screen.getAllByText('The coach')).toHaveLength(2));
    expect(asked.filter((path) => path.endsWith('/videos/moves'))).toHaveLength(1);
  });

  test('of which nothing is to be had leaves the coach', async () => {
    isUp = false;
    await show();
    await vi.waitFor(() => expect(coach()).toBeTruthy());
    cleanup();
    [isUp, links] = [true, {}];
    await show({ id: PHOTO });
    await vi.waitFor(() => expect(coach()).toBeTruthy());
  });

  test('a photo stands there whatever motion is asked for', async () => {
    await show({ id: PHOTO, isDrawn: true, stillPictures: true });
    expect(pictures()).toEqual([LINKS[PHOTO]?.still, LINKS[PHOTO]?.address]);
    expect(coach()).toBeNull();
  });

  test('a draft is played from another source, which alone is asked', async () => {
    const draft = {
      whose: 'desk',
      ask: async () => ({ [FILM]: { address: '/draft', still: '/still' } }),
      isOnDevice: false,
    };
    await act(async () => {
      render(
        <MediaSourceContext value={draft}>
          <MoveFilm id={FILM} isPlaying pace={1} isMirrored={false} isDrawn={false}>
            <p>The coach</p>
          </MoveFilm>
        </MediaSourceContext>,
      );
    });
    expect(film()?.getAttribute('src')).toBe('/draft');
    expect(asked).toEqual([]);
  });
});

describe('without a network', () => {
  const words = wordsWithOwnMove({
    'shown-as': '',
    'easier-medium': FILM,
    'standard-medium': FILM,
    'harder-medium': PHOTO,
  });

  /** A device that is slow to answer keeps a still the next time. What is kept is not asked for again. */
  const untilKept = (moves: Parameters<typeof keepStills>[1], inWords: typeof words) =>
    vi.waitFor(async () => {
      asked.length = 0;
      await keepStills(userId, moves, inWords);
      expect(asked).toEqual([]);
    });

  test('the still that this device kept is shown, on the stage and in lists', async () => {
    await keepStills(userId, ['own_1', 'squat'], words);
    expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([LINKS[FILM]?.still, LINKS[PHOTO]?.still]);
    await untilKept(['own_1', 'squat'], words);
    isUp = false;
    setOnline(false);
    await show();
    await vi.waitFor(() => expect(pictures()).toEqual([`blob:kept-${userId}`]));
    expect([film(), coach()]).toEqual([null, null]);
    cleanup();
    await act(async () => void render(<MovePicture moveId="own_1" level="harder" words={words} />));
    await vi.waitFor(() => expect(pictures()).toEqual([`blob:kept-${userId}`]));
  });

  test('nothing is kept twice, and what no move shows any more is let go', async () => {
    await untilKept(['own_1'], words);
    const withoutFilm = wordsWithOwnMove({ 'easier-medium': PHOTO });
    await vi.waitFor(async () => {
      await keepStills(userId, ['own_1'], withoutFilm);
      const kept = await offlineAnswer<Record<string, unknown>>(userId, 'move-stills');
      expect(Object.keys(kept?.answer ?? {})).toEqual([PHOTO]);
    });
    expect(asked).toEqual([]);
  });

  test.each([
    ['no move shows anything', () => undefined],
    ['the phone saves data by now', saveData],
  ])('what was kept is let go where %s', async (_, prepare) => {
    await untilKept(['own_1'], words);
    prepare();
    await vi.waitFor(async () => {
      await keepStills(userId, ['own_1'], wordsWithOwnMove());
      expect((await offlineAnswer(userId, 'move-stills'))?.answer).toEqual({});
    });
    expect(asked).toEqual([]);
  });

  test('what was kept is gone when the member signs out', async () => {
    await untilKept(['own_1'], words);
    expect(await keptStill(userId, FILM)).toBe(`blob:kept-${userId}`);
    signOut(() => undefined);
    await vi.waitFor(async () => expect(await offlineAnswer(userId, 'move-stills')).toBeUndefined());
    expect(await keptStill(userId, PHOTO)).toBeUndefined();
  });

  test.each([
    ['that comes after the sign-out', () => clearSignIn(), 200],
    ['that is none', () => undefined, 404],
  ])('a still %s is not kept', async (_, before, status) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.endsWith('/videos/moves')) return fetch(path);
      before();
      return new Response('a still', { status });
    });
    await keepStills(userId, ['own_1'], words);
    expect(Object.keys((await offlineAnswer<object>(userId, 'move-stills'))?.answer ?? {})).toEqual([]);
  });

  test('a phone that saves data keeps none', async () => {
    saveData();
    await keepStills(userId, ['own_1'], words);
    expect(asked).toEqual([]);
  });
});
