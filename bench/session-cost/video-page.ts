import type { Browser } from '@playwright/test';

/** A page that plays a video of a moving square, made in the page itself. */
export async function openVideo(browser: Browser) {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  const address = await page.evaluate(recordVideo);
  await page.goto('about:blank');
  await page.setContent(`<video src="${address}" width="390" height="390" autoplay loop muted></video>`);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  return { page, devTools: await device.newCDPSession(page), close: () => device.close() };
}

/** In the page: four seconds of video at 30 pictures a second, as a data address. */
async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 390;
  canvas.height = 390;
  const pen = canvas.getContext('2d');
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const isOver = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < 120; frame += 1) {
    if (pen) {
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 390, 390);
      pen.fillStyle = 'green';
      pen.fillRect(frame * 2, 100, 100, 100);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 / 30));
  }
  recorder.stop();
  await isOver;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }));
  });
}
