import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { pass, SCREEN } from './studio.ts';

const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const MP4 = ['-c:v', 'libx264', '-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'];
const WEBM = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1', '-an'];

export interface Manner {
  framesPerSecond: number;
  /** The larger, the smaller the file and the coarser the picture. */
  quality: { mp4: number; webm: number };
}

/** Films pages into `FILE.mp4` and `FILE.webm`, with `FILE.webp` as the still of the first moment. */
export function openCamera(file: string, { framesPerSecond, quality }: Manner) {
  const encoder = startFfmpeg([
    ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-'],
    ...['-map', '0:v', ...MP4, '-crf', String(quality.mp4), ...EXACT, `${file}.mp4`],
    ...['-map', '0:v', ...WEBM, '-crf', String(quality.webm), ...EXACT, `${file}.webm`],
  ]);
  const frameMs = 1_000 / framesPerSecond;
  let frames = 0;

  /** Lets this much time pass, and films it. */
  async function film(page: Page, seconds: number): Promise<void> {
    for (let left = Math.round(seconds * framesPerSecond); left > 0; left -= 1) {
      const frame = await page.screenshot({ type: 'jpeg', quality: 95, clip: { x: 0, y: 0, ...SCREEN } });
      if (frames === 0) await keepPicture(frame, file);
      await encoder.write(frame);
      frames += 1;
      await pass(page, frameMs);
    }
  }

  return {
    film,
    /** Shows a finger on a control, then lets it act. */
    async tap(page: Page, control: Locator): Promise<void> {
      await showFinger(page, control);
      await film(page, 0.6);
      await page.evaluate(() => document.querySelector('#finger')?.remove());
      await control.tap();
    },
    seconds: () => frames / framesPerSecond,
    close: encoder.close,
  };
}

/** A picture (PNG or JPEG) as WebP. */
export async function keepPicture(picture: Buffer, file: string): Promise<void> {
  const encoder = startFfmpeg([
    '-f',
    'image2pipe',
    '-i',
    '-',
    '-c:v',
    'libwebp',
    '-quality',
    '78',
    ...EXACT,
    `${file}.webp`,
  ]);
  await encoder.write(picture);
  await encoder.close();
}

async function showFinger(page: Page, control: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await page.evaluate(
    ([left, top]) => {
      const finger = document.createElement('div');
      finger.id = 'finger';
      finger.style.cssText = `position:fixed;z-index:2147483647;left:${left}px;top:${top}px;width:56px;height:56px;margin:-28px;border:4px solid #12211e;border-radius:50%;background:rgb(255 201 77/.65);pointer-events:none`;
      (document.querySelector('dialog[open]') ?? document.body).append(finger);
    },
    [x + width / 2, y + height / 2] as const,
  );
}

function startFfmpeg(parameters: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  return {
    async write(bytes: Buffer): Promise<void> {
      if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
    },
    async close(): Promise<void> {
      child.stdin.end();
      const [exitCode] = await ended;
      if (exitCode !== 0) throw new Error('ffmpeg could not write a film.');
    },
  };
}
