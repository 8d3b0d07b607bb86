import type { Page } from '@playwright/test';

/**
 * Goes to a screen. Where the web app runs already it navigates as a link does, which saves its start, and by
 * way of a screen that shows nothing, so that everything the last one had opened is closed.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(async (to) => {
    // The router puts itself here.
    const router = window.__TSR_ROUTER__;
    if (router === undefined) return false;
    await router.navigate({ href: '/nowhere', ignoreBlocker: true });
    // A screen that was just left may still have navigated somewhere itself.
    do await router.navigate({ href: to, ignoreBlocker: true });
    while (router.state.resolvedLocation?.pathname === '/nowhere');
    return true;
  }, address);
  if (!isThere) await page.goto(address);
}
