import { expect as plain, type ExpectMatcherState, type Locator } from '@playwright/test';

/** Where the time is up already. */
const SHORTEST_LOOK_MS = 100;

/**
 * A failing assertion describes the whole page, and repeated while something has not appeared yet that takes
 * a tenth of a journey. Waiting describes nothing, and mostly leaves the assertion to check once.
 */
export const expect = plain.extend({
  async toBeVisible(
    this: ExpectMatcherState,
    locator: Locator,
    { timeout = this.timeout }: { timeout?: number } = {},
  ) {
    const pass = !this.isNot;
    if (this.isNot) await plain(locator).not.toBeVisible({ timeout });
    else {
      const startedAt = performance.now();
      await locator.waitFor({ timeout }).catch(() => undefined);
      const left = timeout - (performance.now() - startedAt);
      await plain(locator).toBeVisible({ timeout: Math.max(left, SHORTEST_LOOK_MS) });
    }
    return { pass, message: () => 'The locator is visible.' };
  },
});
