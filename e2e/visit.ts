import type { Page } from '@playwright/test';

/**
 * Goes to a screen. Where the web app runs already it goes as a link does, which spares its start, by
 * way of a screen that shows nothing, so that all that the last one had opened is closed.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(async (to) => {
    // The router leaves itself here.
    const router = window.__TSR_ROUTER__;
    if (router === undefined) return false;
    await router.navigate({ href: '/nowhere', ignoreBlocker: true });
    // A screen that was just left may still have gone somewhere itself.
    do await router.navigate({ href: to, ignoreBlocker: true });
    while (router.state.resolvedLocation?.pathname === '/nowhere');
    return true;
  }, address);
  if (!isThere) await page.goto(address);
}
