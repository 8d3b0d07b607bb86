import type { Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;

/** Makes all that follows show at once: a picture or an examination would catch colours on their way. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
  });
}

/** Changes the clothes of the page as it stands. */
export async function dress(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = 'Default';
    document.documentElement.dataset['mantineColorScheme'] = chosen;
  }, scheme);
}
