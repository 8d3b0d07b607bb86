import type { Page } from '@playwright/test';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { wrongColours } from './wrong-colours.ts';

const SCHEMES = ['light', 'dark'] as const;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const screen of SCREENS) sweep(screen);

test.describe('before signing in', () => {
  test.use({ visitor: 'stranger' });
  sweep(signInScreen);
});

/** Themes and their schemes differ in colours alone, and languages in all but colours. */
function sweep({ name, open }: Screen): void {
  for (const language of LANGUAGES) {
    test(`${name} in ${language} breaks no rule of accessibility`, async ({
      page,
      expectAccessible,
      takePicture,
    }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('backoffice.language', chosen),
        language,
      );
      await open(page, language);
      await expectAccessible();
      if (language === 'th') expect(await wrongColours(page)).toEqual([]);
      for (const scheme of SCHEMES) {
        await dress(page, scheme);
        await takePicture(`${name}-${language}-${scheme}`);
      }
    });
  }
}

/** Changes the clothes of the page as it stands. */
async function dress(page: Page, scheme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = 'Default';
    document.documentElement.dataset['mantineColorScheme'] = chosen;
  }, scheme);
}
