import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shareStory } from './share-story.ts';

const PICTURE = new File(['png'], 'fit-in-30-week-2b.png', { type: 'image/png' });
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile';

let saved: string[];
let followed: string[];

beforeEach(() => {
  saved = [];
  followed = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
    else followed.push(this.href);
  });
});

/** A device with this share sheet, or none. */
function useDevice(userAgent: string, share?: (sheet: ShareData) => Promise<void>) {
  const { platform, maxTouchPoints } = navigator;
  vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints, ...(share && { canShare: () => true, share }) });
}

describe('sharing the picture', () => {
  test('a phone’s share sheet gets the file and the caption', async () => {
    const share = vi.fn(async (_sheet: ShareData) => undefined);
    useDevice(PHONE, share);
    expect(await shareStory(PICTURE, 'Workout 5 done.')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [PICTURE], text: 'Workout 5 done.' });
    expect(saved).toEqual([]);
  });

  test('closing the sheet is no failure', async () => {
    useDevice(PHONE, () => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await shareStory(PICTURE, '')).toBe('closed');
    expect(saved).toEqual([]);
  });

  test('a sheet that fails is logged, and the picture is saved', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    useDevice(PHONE, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await shareStory(PICTURE, '')).toBe('saved');
    expect(reportError).toHaveBeenCalledOnce();
    expect(saved).toEqual([PICTURE.name]);
  });

  test('without a sheet the story camera is asked for, and after 1.5 seconds the picture is saved', async () => {
    vi.useFakeTimers();
    useDevice(PHONE);
    const outcome = shareStory(PICTURE, '');
    expect(followed).toEqual(['instagram://story-camera']);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('saved');
    expect(saved).toEqual([PICTURE.name]);
  });

  test('a story camera that opens hides the page: nothing is saved', async () => {
    useDevice(PHONE);
    const outcome = shareStory(PICTURE, '');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await outcome).toBe('opened');
    expect(saved).toEqual([]);
  });

  test('a computer saves the picture, even if it has a share sheet', async () => {
    const share = vi.fn(async () => undefined);
    useDevice('Mozilla/5.0 (X11; Linux x86_64)', share);
    expect(await shareStory(PICTURE, '')).toBe('saved');
    expect(share).not.toHaveBeenCalled();
    expect(saved).toEqual([PICTURE.name]);
  });
});
