import { useEffect, useState } from 'react';
import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { logFailure } from '#client/browser/log-failure.ts';
import { stripAddress } from '#client/coach/strips.ts';
import { STORY_SIZE, storyFileName, storyWords, type Win } from '#domain/progress/share-story.ts';
import { drawStory, loadStoryFonts } from './draw-story.ts';

export type StoryPicture = 'drawing' | 'failed' | { file: File; address: string };

export function useStoryPicture(win: Win): StoryPicture {
  const [picture, setPicture] = useState<StoryPicture>('drawing');

  useEffect(() => {
    let isWanted = true;
    let address: string | undefined;
    makeStoryPicture(win).then(
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
  }, [win]);

  return picture;
}

async function makeStoryPicture(win: Win): Promise<File> {
  const [coach] = await Promise.all([loadCoach(), loadStoryFonts()]);
  const canvas = document.createElement('canvas');
  canvas.width = STORY_SIZE.width;
  canvas.height = STORY_SIZE.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  drawStory(context, storyWords(win), { address: window.location.host, minutes: win.minutes, coach });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser could not write the picture.');
  const madeAt = now();
  return new File([png], storyFileName(win.title, madeAt, utcOffsetMinutes(madeAt)), { type: 'image/png' });
}

/** Without her the picture still says what she did. */
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
