import type { Page } from '@playwright/test';
import { THEMES } from '#modules/settings/contract/themes.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Asks the axe which the examination before left in the page: putting it there anew for each theme would
 * take most of the time.
 */
const LOW_CONTRAST = `axe
  .run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
  .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))`;

test.use({ actionTimeout: 20_000 });
test.describe.configure({ timeout: 180_000 });

for (const screen of SCREENS) sweep(screen);

test.describe('before signing in', () => {
  test.use({ visitor: 'stranger' });
  sweep(signInScreen);
});

/** Themes differ in colours alone: the other rules are asked once for each language and scheme. */
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
      for (const scheme of SCHEMES) {
        await dress(page, 'Default', scheme);
        await expectAccessible();
        await takePicture(`${name}-${language}-${scheme}`);
      }
      if (language === 'th') await expectContrastInEveryTheme(page);
    });
  }
}

/** The page must have been examined before. */
async function expectContrastInEveryTheme(page: Page): Promise<void> {
  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      await dress(page, theme, scheme);
      expect(await page.evaluate(LOW_CONTRAST), `${theme}, ${scheme}`).toEqual([]);
    }
  }
}

/** Changes the clothes of the page as it stands, without colours on their way between the two. */
async function dress(page: Page, theme: string, scheme: string): Promise<void> {
  await page.evaluate(
    ([chosenTheme, chosenScheme]) => {
      document.documentElement.dataset['theme'] = chosenTheme;
      document.documentElement.dataset['mantineColorScheme'] = chosenScheme;
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    },
    [theme, scheme],
  );
}
