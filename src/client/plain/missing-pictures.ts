/** Without a network a picture may be missing: its ground stays, in its size, without the browser's sign. */
export function coverMissingPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && cover(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) cover(image);
}

function cover(image: HTMLImageElement): void {
  if (image.src.startsWith('blob:')) return;
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  image.src = URL.createObjectURL(new Blob([blank], { type: 'image/svg+xml' }));
}
