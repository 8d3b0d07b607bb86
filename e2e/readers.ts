import type { Page } from '@playwright/test';
import type { Language } from '#platform/contract/texts/texts.ts';

interface Reader {
  readonly language: Language;
  readonly width: number;
}

/** Who goes a long way: the sweep looks at every screen of it in both languages and on a phone besides. */
export const READERS = [
  { language: 'th', width: 1440 },
  { language: 'en', width: 390 },
] as const satisfies readonly Reader[];

/** Has the page be read in a language, on a screen of this width. */
export async function readAs(page: Page, { language, width }: Reader): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('backoffice.language', chosen),
    language,
  );
  await page.setViewportSize({ width, height: 900 });
}
