import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** A part of a picture, in its own pixels. */
export interface Region {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a decoded picture holds. */
export interface DecodedPicture {
  width: number;
  height: number;
  /** Pixels of each region that differ from the picture's first one, its ground, by name. */
  drawn: Record<string, number>;
  bytes: number;
}

/** Decodes a downloaded PNG as the browser does, and counts what is drawn in each region. */
export async function decodePicture(
  page: Page,
  download: Download,
  regions: readonly Region[],
): Promise<DecodedPicture> {
  const png = await readFile(await download.path());
  const decoded = await page.evaluate(
    async ({ text, parts }) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const isDrawn = (x: number, y: number) => {
        const at = 4 * (y * bitmap.width + x);
        const off = [0, 1, 2].reduce((sum, part) => sum + Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)), 0);
        return off > 24;
      };
      const count = ({ left, top, right, bottom }: (typeof parts)[number]) => {
        let drawn = 0;
        for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) drawn += isDrawn(x, y) ? 1 : 0;
        return drawn;
      };
      const drawn = Object.fromEntries(parts.map((part) => [part.name, count(part)]));
      return { width: bitmap.width, height: bitmap.height, drawn };
    },
    { text: png.toString('base64'), parts: [...regions] },
  );
  return { ...decoded, bytes: png.length };
}
