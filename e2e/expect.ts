import { expect as plain, type ExpectMatcherState, type Locator } from '@playwright/test';

/**
 * An assertion describes the whole page whenever it looks in vain, which on its way to what is not there
 * yet takes a tenth of a journey. Waiting describes nothing, and leaves the assertion to look once.
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
      await locator.waitFor({ timeout }).catch(() => undefined);
      await plain(locator).toBeVisible({ timeout: 1 });
    }
    return { pass, message: () => 'The locator is visible.' };
  },
});
