import type { Page } from '@playwright/test';

export const TAKES_PICTURES = process.env['E2E_PICTURES'] === '1';

/** Saves a picture of the whole page in `test-results/pictures` when `E2E_PICTURES=1` is set. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage: true });
}
