import { expect, type Locator } from '@playwright/test';

/** Where it stands: a part that is being redrawn is waited for, having no box. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(part).toBeVisible();
  return (await part.boundingBox()) ?? boxOf(part);
}
