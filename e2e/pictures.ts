import type { Page } from '@playwright/test';

export const TAKES_PICTURES = process.env['E2E_PICTURES'] === '1';

/** Higher ones are only looked at from above. */
const HIGHEST = 2400;

/** Saves a picture of the whole page in `test-results/pictures` when `E2E_PICTURES=1` is set. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  const size = page.viewportSize();
  const below = await page.evaluate(heightBelow);
  if (size !== null && below > 0) {
    await page.setViewportSize({ ...size, height: Math.min(size.height + below, HIGHEST) });
  }
  await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage: true });
  if (size !== null && below > 0) await page.setViewportSize(size);
}

/** Runs in the page: how much of it one has to scroll to, unless a window is open over it. */
function heightBelow(): number {
  const content =
    document.querySelector('[aria-modal="true"]') ?? document.querySelector('#content');
  return content === null ? 0 : content.scrollHeight - content.clientHeight;
}
