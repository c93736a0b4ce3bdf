import { expect, test } from 'vitest';
import { bodySheet } from './body-sheet.fixture.ts';

test('the sheet for a clinician says what the product plays by; `vitest run src/programme/body/body-sheet.test.ts -u` writes it anew', async () => {
  await expect(bodySheet()).toMatchFileSnapshot('../../../docs/body.md');
});
