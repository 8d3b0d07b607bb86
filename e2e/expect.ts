import { expect as plain, type ExpectMatcherState, type Locator } from '@playwright/test';

/** Where the time is up already. */
const SHORTEST_CHECK_MS = 100;

/**
 * A failed attempt of an assertion describes the whole page, which takes a tenth of a journey while something
 * is not there yet. Waiting describes nothing, so the assertion only looks when waiting was not enough.
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
      const appeared = await locator.waitFor({ timeout }).then(
        () => true,
        () => false,
      );
      // Looking again would miss what has gone since, such as a toast.
      if (appeared) return { pass, message: () => 'The locator is visible.' };
      const left = timeout - (performance.now() - startedAt);
      await plain(locator).toBeVisible({ timeout: Math.max(left, SHORTEST_CHECK_MS) });
    }
    return { pass, message: () => 'The locator is visible.' };
  },
});
