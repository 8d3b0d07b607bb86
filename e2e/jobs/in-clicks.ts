import type { APIRequestContext, Page } from '@playwright/test';
import { th } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const HEIGHTS = { 1440: 900, 390: 844 } as const;

type Clicks = Readonly<Record<keyof typeof HEIGHTS, number>>;

interface Job<Prepared> {
  /** What somebody wants, from the home page to the result: "invite a person with a role". */
  readonly name: string;
  /** No more than these, by width of the screen; typing and Enter are not counted. */
  readonly clicks: number | Clicks;
  /** Makes what the job begins with. */
  readonly prepare?: (request: APIRequestContext) => Promise<Prepared>;
}

/** A job of daily work, done on a desktop and on a phone, that fails if it takes more clicks than it should. */
export function job<Prepared = undefined>(
  { name, clicks, prepare }: Job<Prepared>,
  doIt: (page: Page, prepared: Prepared | undefined) => Promise<void>,
): void {
  for (const width of [1440, 390] as const) {
    const most = typeof clicks === 'number' ? clicks : clicks[width];
    test(`${name}: ${most} clicks at ${width} px`, async ({ page, takePicture }) => {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      const prepared = await prepare?.(page.request);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const counted = await countClicks(page);
      await doIt(page, prepared);
      const needed = await counted();
      test.info().annotations.push({ type: 'clicks', description: String(needed) });
      await takePicture(`job-${name}-${width}`);
      expect(needed, 'clicks needed').toBeLessThanOrEqual(most);
    });
  }
}

/** Counts the presses of the mouse on the page from here on, until it is loaded again. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let clicks = 0;
    const count = () => {
      clicks += 1;
      document.documentElement.dataset['clicks'] = String(clicks);
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}

/** Opens a screen of the sidebar, which a phone shows only when asked. */
export async function goByName(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole('navigation', { name: th.shell.main_navigation })
    .getByRole('link', { name, exact: true });
  if (page.viewportSize()?.width === 390) {
    await page.getByRole('button', { name: th.shell.toggle_sidebar }).click();
  }
  await link.click();
}

/** Chooses what can be created from anywhere. */
export async function startByName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: th.shell.quick_actions }).click();
  await page
    .getByRole('menu', { name: th.shell.quick_actions })
    .getByRole('menuitem', { name, exact: true })
    .click();
}

/** Types a name into the palette and opens what it finds first. */
export async function openByName(page: Page, typed: string, found = typed): Promise<void> {
  await page.getByRole('button', { name: th.palette.open, exact: true }).click();
  await page.getByRole('combobox', { name: th.palette.title }).fill(typed);
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText(found);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}
