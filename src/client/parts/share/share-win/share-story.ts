import { useEffect, useState } from 'react';
import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { isMobile } from '#client/browser/device.ts';
import { downloadFile } from '#client/browser/download-file.ts';
import { logFailure } from '#client/browser/promises.ts';
import { stripAddress } from '#client/coach/strips.ts';
import { STORY_LINK_WAIT_MS, STORY_SIZE, storyFileName, storyWords, type Win } from '#domain/progress/share-story.ts';
import { drawStory, loadStoryFonts } from './draw-story.ts';

export type ShareOutcome = 'shared' | 'closed' | 'opened' | 'saved';

const STORY_CAMERA = 'instagram://story-camera';

/** Call it from a tap: the share sheet needs user activation (product §17). */
export async function shareStory(picture: File, caption: string): Promise<ShareOutcome> {
  if (isMobile()) {
    const shared = canShareFile(picture) ? await byShareSheet(picture, caption) : await byStoryCamera();
    if (shared) return shared;
  }
  savePicture(picture);
  return 'saved';
}

export const savePicture = (picture: File): void => downloadFile(picture.name, picture);

const canShareFile = (picture: File): boolean => navigator.canShare?.({ files: [picture] }) === true;

async function byShareSheet(picture: File, caption: string): Promise<ShareOutcome | undefined> {
  try {
    await navigator.share({ files: [picture], text: caption });
    return 'shared';
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed';
    logFailure(failure);
    return undefined;
  }
}

/** An app that opens hides the page; an unhandled link does not. */
function byStoryCamera(): Promise<ShareOutcome | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', settle);
      resolve(document.hidden ? 'opened' : undefined);
    };
    const limit = setTimeout(settle, STORY_LINK_WAIT_MS);
    document.addEventListener('visibilitychange', settle);
    openAddress(STORY_CAMERA);
  });
}

/** Assigning `location` would leave the page where no app handles the scheme. */
function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

export type StoryPicture = 'drawing' | 'failed' | { file: File; address: string };

export function useStoryPicture(win: Win, firstName: string): StoryPicture {
  const [picture, setPicture] = useState<StoryPicture>('drawing');

  useEffect(() => {
    let isWanted = true;
    let address: string | undefined;
    makeStoryPicture(win, firstName).then(
      (file) => {
        if (!isWanted) return;
        address = URL.createObjectURL(file);
        setPicture({ file, address });
      },
      (failure: unknown) => {
        logFailure(failure);
        if (isWanted) setPicture('failed');
      },
    );
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [win, firstName]);

  return picture;
}

async function makeStoryPicture(win: Win, firstName: string): Promise<File> {
  const [coach] = await Promise.all([loadCoach(), loadStoryFonts()]);
  const canvas = document.createElement('canvas');
  canvas.width = STORY_SIZE.width;
  canvas.height = STORY_SIZE.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser can’t make the picture.');
  drawStory(context, storyWords(win, firstName), { address: window.location.host, minutes: win.minutes, coach });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser can’t make the picture.');
  const madeAt = now();
  return new File([png], storyFileName(win.title, madeAt, utcOffsetMinutes(madeAt)), { type: 'image/png' });
}

/** Without the coach the picture still says what the member did. */
async function loadCoach(): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = stripAddress('scene-celebration');
  try {
    await picture.decode();
    return picture;
  } catch (failure) {
    logFailure(failure);
    return undefined;
  }
}
