/** What a browser says of a picture that it cannot open. */
export const UNREADABLE = 'This browser can’t read that picture. Try a JPEG or PNG.';

/** A picture drawn anew has nothing that the camera wrote beside it. A browser that cannot write WebP gives a PNG, which would be too large. */
export async function photoIn(canvas: HTMLCanvasElement): Promise<string> {
  const webp = await blobOf(canvas, 'image/webp');
  return base64Of(webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg'));
}

export const drawingIn = async (canvas: HTMLCanvasElement): Promise<string> =>
  base64Of(await blobOf(canvas, 'image/png'));

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))), type, 0.86),
  );

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(() => {
    throw new Error(UNREADABLE);
  });

interface Sized {
  width: number;
  height: number;
}

/** Drawn so that neither side is longer than this; a smaller one stays as large as it is. */
export function drawnWithin(picture: CanvasImageSource, { width, height }: Sized, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
