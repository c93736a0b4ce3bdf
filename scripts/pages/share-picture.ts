// The pictures that shared links show, made from the landing page and the coach's own; run it again when she or the promise
// changes.
//   npm run demo, then: node scripts/pages/share-picture.ts --url http://127.0.0.1:3000
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { projectFolder } from '../prepare/project.mjs';

/** The heading is the page's own promise where left out, and so is the coach. */
const PICTURES: readonly Picture[] = [
  { file: 'share-picture.png', line: 'Try one minute, free. No account.' },
  {
    file: 'share-picture-try.png',
    heading: 'Try one minute.',
    line: '3 moves on your feet. No account, nothing to install.',
    coach: '/coach/key/squat-standard.webp',
  },
  {
    file: 'share-picture-gift.png',
    heading: 'A gift for you.',
    line: 'Short workouts at home, with the coach. Yours to keep.',
    coach: '/coach/scene-celebration.webp',
  },
  {
    file: 'share-picture-sitter.png',
    heading: 'You’re on.',
    line: 'Take over while someone trains. Tap yes, or not today.',
    coach: '/coach/scene-bow.webp',
  },
];

interface Picture {
  file: string;
  heading?: string;
  line: string;
  coach?: string;
}

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });

const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  for (const picture of PICTURES) {
    const page = await context.newPage();
    await page.goto(values.url);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(layOut, picture);
    const path = `${projectFolder}public/${picture.file}`;
    await page.screenshot({ path });
    console.log(path);
  }
} finally {
  await browser.close();
}

/** Runs in the page. */
async function layOut({
  heading = document.querySelector('h1')?.textContent ?? '',
  line,
  coach = '/coach/scene-landing.webp',
}: Picture): Promise<void> {
  const ring = document.querySelector<SVGElement>('[data-film]')?.parentElement?.querySelector('svg');
  if (!ring) throw new Error('The landing page shows no ring.');

  const frame = document.createElement('div');
  frame.style.cssText =
    'position:fixed;inset:0;display:grid;grid-template-columns:1fr 420px;align-items:center;gap:56px;padding:0 72px;background:var(--panel);color:var(--on-panel)';
  const words = document.createElement('div');
  words.append(
    text('Fit in 30', 'font:700 40px var(--font-display);color:var(--sun);margin-bottom:28px'),
    text(heading, 'font:750 74px/1.04 var(--font-display);letter-spacing:-0.03em;text-wrap:balance'),
    text(line, 'font:500 29px/1.35 var(--font-text);color:var(--on-panel-soft);margin-top:32px;text-wrap:balance'),
  );
  const dial = document.createElement('div');
  dial.style.cssText = 'display:grid;place-items:center;width:420px;height:420px';
  ring.style.cssText = 'position:static;grid-area:1/1;width:100%;height:100%;transform:none';
  const image = document.createElement('img');
  image.style.cssText = 'grid-area:1/1;width:74%;padding:3%;border-radius:50%;background:var(--stage)';
  dial.append(ring, image);
  frame.append(words, dial);
  document.body.replaceChildren(frame);
  image.src = coach;
  await image.decode();

  function text(content: string, look: string): HTMLElement {
    const element = document.createElement('div');
    element.textContent = content;
    element.style.cssText = look;
    return element;
  }
}
