import { expect, test } from 'vitest';
import { openReferencePages } from './reference-pages.ts';

test('what pages are measured against is served, with its script', async () => {
  const references = await openReferencePages();
  try {
    const page = await fetch(`${references.address}/react`);
    expect(page.status).toBe(200);
    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(`${references.address}${script}`)).headers.get('content-type')).toContain('javascript');
  } finally {
    await references.close();
  }
});
