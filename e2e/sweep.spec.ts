import type { Language } from '#platform/contract/texts/texts.ts';
import { dress, SCHEMES, standStill } from './clothes.ts';
import { expect, test } from './fixtures.ts';
import { signInScreen } from './identity/screens.ts';
import { expectNoSideways, onPhone } from './phone.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { COLOUR_RULES, wrongColours } from './wrong-colours.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const screen of SCREENS) examine(screen);

test.describe('before signing in', () => {
  test.use({ visitor: 'stranger' });
  examine(signInScreen);
});

/**
 * Opens a screen once for each language. Themes and their schemes differ in colours alone and a phone in
 * where things stand, which a page shows as it stands; languages differ in all but colours.
 */
function examine({ name, open }: Screen): void {
  test(`${name} breaks no rule of accessibility and has room on a phone`, async ({
    page,
    expectAccessible,
    takePicture,
  }) => {
    const takePictures = async (language: Language) => {
      for (const scheme of SCHEMES) {
        await dress(page, scheme);
        await takePicture(`${name}-${language}-${scheme}`);
      }
      await dress(page, 'light');
    };
    await test.step('in Thai', async () => {
      await open(page, 'th');
      await standStill(page);
      await expectAccessible();
      expect(await wrongColours(page), 'colours of all themes').toEqual([]);
      await takePictures('th');
    });
    await test.step('in Thai on a phone', async () => {
      await onPhone(page, async () => {
        await expectNoSideways(page);
        await expectAccessible();
        await takePicture(`phone-${name}`);
      });
    });
    await test.step('in English', async () => {
      await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'));
      await open(page, 'en');
      await standStill(page);
      // Languages have their colours in common.
      await expectAccessible({ except: COLOUR_RULES });
      await takePictures('en');
    });
    await test.step('in English on a phone', async () => {
      await onPhone(page, async () => {
        await expectNoSideways(page);
        await takePicture(`phone-${name}-en`);
      });
    });
  });
}
