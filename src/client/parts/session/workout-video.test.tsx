import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { authToken, isAuthenticated } from '#client/parts/account/first-page-storage.ts';
import type { Videos } from '#contract/videos.ts';
import { fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { WorkoutVideo } from './workout-video.tsx';

const YOUTUBE = { kind: 'frame', address: 'https://www.youtube-nocookie.com/embed/abc', host: 'YouTube' } as const;
const FILE = { kind: 'file', address: 'https://videos.example/cool-down.mp4', host: 'videos.example' } as const;
const VIDEOS: Videos = { warmUp: YOUTUBE, coolDown: FILE };

let members = 0;
let answer: () => Promise<Response>;

beforeEach(() => {
  members += 1;
  authToken.write('token');
  isAuthenticated.write(true);
  updateUser({ ...fixtureUser(), id: `member-${members}` });
  answer = async () => Response.json(VIDEOS);
  vi.stubGlobal('fetch', () => answer());
});

async function show(place: 'warmUp' | 'coolDown' | 'a1') {
  await act(async () => {
    render(
      <WorkoutVideo place={place} title="Warm-Up">
        <p>The coach</p>
      </WorkoutVideo>,
    );
  });
}

const watch = () => userEvent.click(screen.getByRole('button', { name: 'Watch video' }));
const player = () => screen.queryByTitle('Warm-Up');

describe('a video in the coach’s place', () => {
  test('is nothing where the operator has named none: the coach plays', async () => {
    await show('a1');
    expect(screen.getByText('The coach')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is nothing while nobody knows, offline or after a failure', async () => {
    answer = async () => {
      throw new TypeError('offline');
    };
    await show('warmUp');
    expect(screen.getByText('The coach')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is asked for again after a failure, and never after an answer', async () => {
    const asked = vi.fn(async () => Response.json(VIDEOS));
    answer = async () => {
      throw new TypeError('offline');
    };
    await show('warmUp');
    answer = asked;
    for (let turn = 0; turn < 2; turn += 1) {
      cleanup();
      await show('warmUp');
      expect(screen.getByRole('button', { name: 'Watch video' })).toBeTruthy();
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('loads nothing from anywhere until it is asked for, and says whose it is', async () => {
    await show('warmUp');
    expect(player()).toBeNull();
    expect(screen.getByText('This video comes from YouTube. It may store data on your device.')).toBeTruthy();
    await watch();
    expect(player()?.getAttribute('src')).toBe(YOUTUBE.address);
    expect(document.activeElement).toBe(player());
    expect(screen.queryByText('The coach')).toBeNull();
  });

  test('goes back to the coach', async () => {
    await show('warmUp');
    await watch();
    await userEvent.click(screen.getByRole('button', { name: 'Show the coach' }));
    expect(player()).toBeNull();
    expect(screen.getByText('The coach')).toBeTruthy();
  });

  test('that is a file and cannot be played gives way to the coach, with a word', async () => {
    await show('coolDown');
    await watch();
    expect(player()?.tagName).toBe('VIDEO');
    fireEvent.error(player() as Element);
    expect(screen.getByRole('status').textContent).toContain('The video didn’t load.');
    expect(screen.getByText('The coach')).toBeTruthy();
  });

  test('is not even tried without a connection', async () => {
    await show('warmUp');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await watch();
    expect(player()).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The video didn’t load. Here’s the coach instead.');
  });

  test('that the page’s own policy keeps out gives way to the coach', async () => {
    await show('warmUp');
    await watch();
    const refusal = Object.assign(new Event('securitypolicyviolation'), { blockedURI: YOUTUBE.address });
    act(() => void document.dispatchEvent(refusal));
    expect(player()).toBeNull();
    expect(screen.getByText('The coach')).toBeTruthy();
  });

  test('whose page cannot be reached gives way at once, though the browser shows a page of its own', async () => {
    await show('warmUp');
    answer = async () => {
      throw new TypeError('Failed to fetch');
    };
    await watch();
    expect(player()).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The video didn’t load. Here’s the coach instead.');
  });

  test('that does not arrive within 8 seconds gives way to the coach', async () => {
    await show('warmUp');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Watch video' }));
    act(() => void vi.advanceTimersByTime(8_000));
    expect(player()).toBeNull();
    expect(screen.getByText('The coach')).toBeTruthy();
  });
});

describe('a film of the owner', () => {
  const film = (key: string) => ({
    kind: 'file' as const,
    address: `/media/film.mp4?key=${key}`,
    host: '',
    own: { captions: '/media/film.vtt', durationMs: 362_000, bytes: 38_000_000 },
  });

  test('says how long it is and what it costs, and shows its captions', async () => {
    answer = async () => Response.json({ warmUp: film('one') });
    await show('warmUp');
    expect(screen.getByText('6:02 minutes. It can use 38 MB of data.')).toBeTruthy();
    await watch();
    expect(player()?.getAttribute('src')).toBe('/media/film.mp4?key=one');
    expect(player()?.querySelector('track')?.getAttribute('src')).toBe('/media/film.vtt');
  });

  test('goes on where it was once its address has ended; where there is no other, the coach stands in', async () => {
    answer = async () => Response.json({ warmUp: film('one') });
    await show('warmUp');
    await watch();
    const video = player() as HTMLVideoElement;
    video.currentTime = 42;
    answer = async () => Response.json({ warmUp: film('two') });
    await act(async () => void fireEvent.error(video));
    expect(player()?.getAttribute('src')).toBe('/media/film.mp4?key=two');
    video.currentTime = 0;
    fireEvent.loadedData(video);
    expect(video.currentTime).toBe(42);
    await act(async () => void fireEvent.error(video));
    expect(screen.getByText('The coach')).toBeTruthy();
    expect(screen.getByText('The video didn’t load. Here’s the coach instead.')).toBeTruthy();
  });
});
