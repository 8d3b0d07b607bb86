import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEMES } from '#modules/settings/contract/themes.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { expect, test } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Every screen there is; `first` opens the first row of the list before. */
const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'my-setting', path: '/settings/my-setting' },
  { name: 'not-found', path: '/not-found' },
  { name: 'agents', path: '/cms/agent-management' },
  { name: 'create-agent', path: '/cms/agent-management?create=1' },
] as const;

test.describe.configure({ timeout: 180_000 });

for (const { name, path } of SCREENS) {
  test(`${name} reads well in every theme, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const theme of THEMES) {
      for (const scheme of SCHEMES) {
        await dress(page, theme, scheme);
        expect(await lowContrast(page), `${theme}, ${scheme}`).toEqual([]);
      }
    }
  });

  for (const language of LANGUAGES) {
    test(`${name} breaks no rule of accessibility in ${language}`, async ({
      page,
      expectAccessible,
      takePicture,
    }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('backoffice.language', chosen),
        language,
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const scheme of SCHEMES) {
        await dress(page, 'Default', scheme);
        await expectAccessible();
        await takePicture(`${name}-${language}-${scheme}`);
      }
    });
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

async function lowContrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
