import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The player in the desk's frame. */
export const draftPlayer = (page: Page): FrameLocator => page.frameLocator('iframe[title="The workout in the player"]');

/** Goes to the main part in the player of the desk, whose list of moves has this one. */
export async function lookAtMoves(page: Page, move: string): Promise<void> {
  const player = draftPlayer(page);
  await player.getByRole('button', { name: 'Show controls' }).press('Enter');
  await player.getByRole('button', { name: 'Next', exact: true }).click();
  await player.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(player.getByText('2 / 3')).toBeVisible();
  await player.getByRole('button', { name: /^Exercise Guide/ }).click();
  await expect(player.getByRole('dialog')).toContainText(move);
  await player.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}
