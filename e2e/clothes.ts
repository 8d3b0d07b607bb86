import type { Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;

/** Ends all transitions: a picture or an examination would catch colours on their way. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
  });
}

/** Changes theme and scheme of the page. */
export async function dress(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = 'Default';
    document.documentElement.dataset['mantineColorScheme'] = chosen;
  }, scheme);
}
