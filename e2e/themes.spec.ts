import type { Page } from '@playwright/test';
import { THEMES } from '#modules/settings/contract/themes.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Asks the axe which the examination before left in the page, of which putting it there anew for each theme
 * would take most of the time. What no style sheet tells apart has the same colours: of all cells of a
 * column one is looked at.
 */
const WRONG_COLOURS = `(() => {
  const pathOf = (element) =>
    element === null
      ? ''
      : pathOf(element.parentElement) + '>' + element.tagName +
        [...element.attributes]
          .filter(({ name }) => /^(class|style|role|type|disabled|data-.*|aria-(current|selected|disabled))$/.test(name))
          .map(({ name, value }) => name + '=' + value);
  const writes = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
  const written = [...document.querySelectorAll('body *')].filter(
    (element) => element.matches('input, textarea') || [...element.childNodes].some(writes),
  );
  const include = [...new Map(written.map((element) => [pathOf(element), element])).values()];
  return axe
    .run({ include }, { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] })
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
})()`;

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
      if (language === 'th') await expectColoursOfEveryTheme(page);
      for (const scheme of SCHEMES) {
        await dress(page, 'Default', scheme);
        await takePicture(`${name}-${language}-${scheme}`);
      }
    });
  }
}

/** The page must have been examined before. */
async function expectColoursOfEveryTheme(page: Page): Promise<void> {
  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      await dress(page, theme, scheme);
      expect(await page.evaluate(WRONG_COLOURS), `${theme}, ${scheme}`).toEqual([]);
    }
  }
}

/** Changes the clothes of the page as it stands, at once: no colour is on its way between the two. */
async function dress(page: Page, theme: string, scheme: string): Promise<void> {
  await page.evaluate(
    ([chosenTheme, chosenScheme]) => {
      if (document.adoptedStyleSheets.length === 0) {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        document.adoptedStyleSheets = [still];
      }
      document.documentElement.dataset['theme'] = chosenTheme;
      document.documentElement.dataset['mantineColorScheme'] = chosenScheme;
    },
    [theme, scheme],
  );
}
