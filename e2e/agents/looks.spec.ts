import type { Page } from '@playwright/test';
import { en } from '#modules/agents/i18n/en.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { LIST } from './agents-at-work.ts';

test.use({ actionTimeout: 20_000 });
test.describe.configure({ timeout: 180_000 });

const TABS = ['files', 'sync', 'settings', 'ask'] as const;
const QUESTION = 'อ้อยไฟไหม้ถูกหักเงินเท่าไร';

/** Opens the example agent with the lowest code, once its first sync has ended. */
async function openExample(page: Page): Promise<void> {
  await page.goto(`${LIST}?sort=code`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [language, texts] of [
  ['th', th],
  ['en', en],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`every tab of an agent in ${language}, ${scheme}`, async ({
      page,
      expectAccessible,
      takePicture,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript(
        ([chosen, appearance]) => {
          localStorage.setItem('backoffice.language', chosen);
          localStorage.setItem('backoffice.appearance', appearance);
        },
        [language, scheme] as const,
      );
      await openExample(page);
      for (const tab of TABS) {
        await page.getByRole('tab', { name: texts.detail.tabs[tab] }).click();
        await expect(page).toHaveURL(
          tab === 'files' ? /agent-management\/[\w-]+$/ : new RegExp(`[?]tab=${tab}$`),
        );
        await expect(page.getByRole('tabpanel')).toBeVisible();
        if (tab === 'ask') await ask(page, texts.ask.title);
        await expectAccessible();
        await takePicture(`agent-${tab}-${language}-${scheme}`);
      }
      await page.goto('/');
      await expect(
        page.getByRole('heading', { name: texts.summary.title, exact: true }),
      ).toBeVisible();
      await expectAccessible();
      await takePicture(`agents-home-${language}-${scheme}`);
    });
  }
}

async function ask(page: Page, label: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(QUESTION);
  await page.getByRole('textbox', { name: label }).press('Enter');
  await expect(page.getByRole('meter').first()).toBeVisible({ timeout: 60_000 });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything has room and can be reached', async ({
    page,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto(LIST);
    await expect(page.getByRole('row').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible();
    await takePicture('phone-agents');

    await page.goto(`${LIST}?create=1`);
    await expect(page.getByRole('dialog', { name: th.form.create_title })).toBeVisible();
    await expectNoSideways(page);
    await takePicture('phone-agent-form');

    await openExample(page);
    for (const tab of TABS) {
      await page.getByRole('tab', { name: th.detail.tabs[tab] }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      if (tab === 'ask') await ask(page, th.ask.title);
      await expectNoSideways(page);
      await expectAccessible();
      await takePicture(`phone-agent-${tab}`);
    }
  });
});

async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.scrollingElement, document.querySelector('#content')].map((box) =>
      box === null ? 0 : box.scrollWidth - box.clientWidth,
    ),
  );
  expect(beyond).toEqual([0, 0]);
}
