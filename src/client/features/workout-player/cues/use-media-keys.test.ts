import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaKeys } from './use-media-keys.ts';

function fakeMediaSession() {
  const handlers = new Map<string, () => void>();
  const mediaSession = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    position: undefined as MediaPositionState | undefined,
    setPositionState(position: MediaPositionState) {
      mediaSession.position = position;
    },
    setActionHandler(action: string, handler: (() => void) | null) {
      if (action === 'stop') throw new TypeError('not known here');
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
  };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(about: object) {
        Object.assign(this, about);
      }
    },
  );
  return { handlers, mediaSession };
}

const callsOf = () => ({ onPlay: vi.fn(), onPause: vi.fn(), onNext: vi.fn(), onPrevious: vi.fn() });
const progress = () => ({ positionMs: 60_000, durationMs: 1_500_000 });
const keysOf = () => ({ ...callsOf(), progress });
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

afterEach(() => void vi.unstubAllGlobals());

test('a headset and the lock screen pause, carry on and go from move to move', () => {
  const { handlers, mediaSession } = fakeMediaSession();
  const calls = callsOf();
  const keys = { ...calls, progress };
  const hook = renderHook(useMediaKeys, { initialProps: { ...keys, title: 'Glute Burner', isRunning: true } });
  expect(mediaSession.metadata?.title).toBe('Glute Burner');
  expect(mediaSession.playbackState).toBe('playing');
  expect(mediaSession.position).toEqual({ position: 60, duration: 1_500 });
  handlers.get('pause')?.();
  handlers.get('nexttrack')?.();
  handlers.get('previoustrack')?.();
  handlers.get('play')?.();
  for (const called of Object.values(calls)) expect(called).toHaveBeenCalledOnce();
  hook.rerender({ ...keys, title: 'Glute Burner', isRunning: false });
  expect(mediaSession.playbackState).toBe('paused');
  hook.unmount();
  expect([handlers.size, mediaSession.metadata, mediaSession.playbackState]).toEqual([0, null, 'none']);
});

test('the keyboard’s own media keys do the same, without a media session', () => {
  vi.stubGlobal('navigator', {});
  const keys = keysOf();
  const hook = renderHook(useMediaKeys, { initialProps: { ...keys, title: '', isRunning: true } });
  press('MediaPlayPause');
  expect(keys.onPause).toHaveBeenCalledOnce();
  hook.rerender({ ...keys, title: '', isRunning: false });
  press('MediaPlayPause');
  expect(keys.onPlay).toHaveBeenCalledOnce();
  press('MediaTrackNext');
  expect(keys.onNext).toHaveBeenCalledOnce();
  hook.unmount();
  press('MediaTrackNext');
  expect(keys.onNext).toHaveBeenCalledOnce();
});
