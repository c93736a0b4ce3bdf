import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';

/** Graphics computed by the processor, so that every machine draws the same. */
export const SOFTWARE_GRAPHICS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens a page of a browser with software graphics that has run a script of ours (an absolute path). */
export async function openCoachPage(entry: string): Promise<{ browser: Browser; page: Page }> {
  const script = await bundled(entry);
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...SOFTWARE_GRAPHICS] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addScriptTag({ content: script });
  return { browser, page };
}

/** The script as the product's build makes it, in one file. */
export async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'coachPage' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The page’s script could not be built.');
  return output.output[0].code;
}
