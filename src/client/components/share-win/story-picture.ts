import type { Look } from '#client/figure/look.ts';
import { now, utcOffsetMinutes } from '#client/platform/clock.ts';
import { STORY_SIZE, storyFileName, storyWords, type Win } from '#domain/share-story.ts';
import { drawStory, loadStoryFonts } from './draw-story.ts';

export async function makeStoryPicture(win: Win, look: Look): Promise<File> {
  await loadStoryFonts();
  const canvas = document.createElement('canvas');
  canvas.width = STORY_SIZE.width;
  canvas.height = STORY_SIZE.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  drawStory(context, storyWords(win), { minutes: win.minutes, look });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser could not write the picture.');
  const madeAt = now();
  return new File([png], storyFileName(win.title, madeAt, utcOffsetMinutes(madeAt)), { type: 'image/png' });
}
