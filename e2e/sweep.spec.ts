import type { Page } from '@playwright/test';
import type { AnyRoute } from '@tanstack/react-router';
import type { Language } from '#platform/contract/texts/texts.ts';
import { dress, SCHEMES, standStill } from './clothes.ts';
import { examine } from './examine.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import { expectNoSideways, onPhone } from './phone.ts';
import { TAKES_PICTURES, takePicture } from './pictures.ts';
import { openPath, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { COLOUR_RULES, wrongColours } from './wrong-colours.ts';

test.describe.configure({ mode: 'parallel' });

/** Routes that show nothing themselves and redirect. */
const LEADING_ON = [
  '/cube-feature-development/open/sop/$id',
  '/cube-feature-development/open/sow/$id',
];

type PageIn = (language: Language) => Promise<Page>;

const titleOf = ({ name }: Screen) =>
  `${name} breaks no rule of accessibility and has room on a phone`;

for (const [route, screens] of SCREENS) {
  for (const screen of screens) {
    if (screen.alone) sweepAlone(screen, route);
    else test(titleOf(screen), ({ stayingPage }) => sweep({ ...screen, route }, stayingPage));
  }
}

test('every screen of the web app is swept, by its path where no module says how', async ({
  stayingPage,
}) => {
  const page = await stayingPage('th');
  const routes = await page.evaluate(() => {
    const known: Record<string, AnyRoute> = window.__TSR_ROUTER__?.routesByPath ?? {};
    return Object.keys(known).filter((path) => known[path]?.options.component !== undefined);
  });
  expect(routes).toContain('/');
  const listed = new Set([...SCREENS.map(([route]) => route), ...LEADING_ON]);
  const others = routes.filter((route) => !listed.has(route));
  expect(others.filter((route) => route.includes('$'))).toEqual([]);
  for (const route of others) {
    const name = route.slice(1).replaceAll('/', '-');
    await sweep({ name, route, open: (opened) => openPath(opened, route) }, stayingPage);
  }
});

test.describe('before signing in', () => {
  test.use({ visitor: 'stranger' });
  sweepAlone(signInScreen);
});

/** In a page that is closed afterwards. */
function sweepAlone(screen: Screen, route?: string): void {
  test(titleOf(screen), ({ page }) =>
    sweep({ ...screen, route }, async (language) => {
      if (language === 'en') {
        await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'));
      }
      return page;
    }),
  );
}

/**
 * Opens a screen once for each language. Themes and their schemes differ only in colours, and a phone in
 * the layout, all of which the page can change while it is open; languages differ in everything but colours.
 */
async function sweep(
  { name, route, open }: Screen & { route: string | undefined },
  pageIn: PageIn,
): Promise<void> {
  await test.step('in Thai', async () => {
    const page = await pageIn('th');
    await open(page, 'th');
    expect(await routeOf(page)).toBe(route);
    await standStill(page);
    expect(await examine(page)).toEqual([]);
    expect(await wrongColours(page), 'colours of all themes').toEqual([]);
    await dress(page, 'light');
    await takePictures(page, `${name}-th`);
    await onPhone(page, async () => {
      await expectNoSideways(page);
      expect(await examine(page), 'on a phone').toEqual([]);
      await takePictures(page, `phone-${name}-th`);
    });
  });
  await test.step('in English', async () => {
    const page = await pageIn('en');
    await open(page, 'en');
    await standStill(page);
    // Languages have the same colours.
    expect(await examine(page, COLOUR_RULES)).toEqual([]);
    await takePictures(page, `${name}-en`);
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePictures(page, `phone-${name}-en`);
    });
  });
}

/** The route of the router that the page shows. */
function routeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.__TSR_ROUTER__?.state.matches.at(-1)?.fullPath);
}

async function takePictures(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  for (const scheme of SCHEMES) {
    await dress(page, scheme);
    await takePicture(page, `${name}-${scheme}`);
  }
  await dress(page, 'light');
}
