import { expect, type Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** Shows the page as on a phone, with touch instead of a mouse, and restores it. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const monitor = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE);
  await look();
  await session.detach();
  if (monitor !== null) await page.setViewportSize(monitor);
}

/** Fails when something is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() =>
      [document.scrollingElement, document.querySelector('#content')].map((box) =>
        box === null ? 0 : box.scrollWidth - box.clientWidth,
      ),
    );
  await expect.poll(beyond, 'how far one can scroll sideways').toEqual([0, 0]);
}
