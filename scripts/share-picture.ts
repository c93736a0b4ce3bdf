// The picture that shared links show, made from the landing page's own coach; run it again when she or the promise changes.
//   npm run demo, then: node scripts/share-picture.ts --url http://127.0.0.1:3000
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../tests/e2e/chromium-launch.ts';
import { projectFolder } from './prepare/project.mjs';

const FILE = `${projectFolder}public/share-picture.png`;

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });

const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(values.url);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(layOut, 'Four weeks of home workouts. One payment, yours to keep.');
  await page.screenshot({ path: FILE });
  console.log(FILE);
} finally {
  await browser.close();
}

/** Runs in the page. */
function layOut(line: string): void {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const dial = document.querySelector('img[src$="scene-landing.webp"]')?.closest('span')?.parentElement;
  if (!dial) throw new Error('The landing page shows no coach.');

  const frame = document.createElement('div');
  frame.style.cssText =
    'position:fixed;inset:0;display:grid;grid-template-columns:1fr 420px;align-items:center;gap:56px;padding:0 72px;background:var(--panel);color:var(--on-panel)';
  const words = document.createElement('div');
  words.append(
    text('Fit in 30', 'font:700 40px var(--font-display);color:var(--sun);margin-bottom:28px'),
    text(heading, 'font:750 74px/1.04 var(--font-display);letter-spacing:-0.03em;text-wrap:balance'),
    text(line, 'font:500 29px/1.35 var(--font-text);color:var(--on-panel-soft);margin-top:32px;text-wrap:balance'),
  );
  dial.style.cssText = 'width:420px;height:420px;margin:0';
  frame.append(words, dial);
  document.body.replaceChildren(frame);

  function text(content: string, look: string): HTMLElement {
    const element = document.createElement('div');
    element.textContent = content;
    element.style.cssText = look;
    return element;
  }
}
