import type { Page } from '@playwright/test';
import { en as agentsEn } from '#modules/agents/i18n/en.ts';
import { th as agentsTh } from '#modules/agents/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { LIST } from './agents/agents-at-work.ts';
import { expect } from './fixtures.ts';

const AGENTS = { th: agentsTh, en: agentsEn };
const PLATFORM = { th: platformTh, en: platformEn };

/** A screen, or a window over one, and the way to it. */
export interface Screen {
  readonly name: string;
  /** Ends when all that the screen shows is there. */
  readonly open: (page: Page, language: Language) => Promise<void>;
}

export const signInScreen: Screen = {
  name: 'sign-in',
  open: async (page) => {
    await page.goto('/login');
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Every screen behind the sign-in, with the windows that show something of their own. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page, language) => {
      await page.goto('/');
      const { title } = AGENTS[language].summary;
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    },
  },
  { name: 'my-setting', open: (page) => openPath(page, '/settings/my-setting') },
  { name: 'not-found', open: (page) => openPath(page, '/not-found') },
  {
    name: 'forbidden',
    open: async (page, language) => {
      await page.route('**/api/user-permission-auth-permission*', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const none = body.replace(/"permissions":\[[^\]]*\]/, '"permissions":[]');
        await route.fulfill({ response, body: none });
      });
      await page.goto(LIST);
      await expect(page.getByText(PLATFORM[language].shell.forbidden)).toBeVisible();
    },
  },
  {
    name: 'agents',
    open: async (page) => {
      await page.goto(LIST);
      await expect(page.getByRole('row').nth(1).getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'agents-failed',
    open: async (page, language) => {
      await page.route('**/v1/agents?*', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(LIST);
      await expect(
        page.getByText(AGENTS[language].toasts.load_agents_failed).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'create-agent',
    open: async (page, language) => {
      await page.goto(`${LIST}?create=1`);
      const texts = AGENTS[language];
      const sheet = page.getByRole('dialog', { name: texts.form.create_title });
      await sheet.getByRole('button', { name: texts.form.create, exact: true }).click();
      await expect(sheet.getByText(texts.errors.name_required)).toBeVisible();
    },
  },
  { name: 'agent-files', open: (page) => openTab(page, 'files') },
  {
    name: 'delete-agent',
    open: async (page, language) => {
      await openTab(page, 'files');
      await page.getByRole('button', { name: AGENTS[language].detail.delete, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  { name: 'agent-sync', open: (page) => openTab(page, 'sync') },
  {
    name: 'sync-log',
    open: async (page, language) => {
      await openTab(page, 'sync');
      await page.getByRole('button', { name: AGENTS[language].sync.view_log }).first().click();
      await expect(page.getByRole('log')).toBeVisible();
    },
  },
  { name: 'agent-settings', open: (page) => openTab(page, 'settings') },
  {
    name: 'agent-ask',
    open: async (page, language) => {
      await openTab(page, 'ask');
      await page
        .getByRole('textbox', { name: AGENTS[language].ask.title })
        .fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('meter').first()).toBeVisible({ timeout: 60_000 });
    },
  },
];

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a tab of the example agent with the lowest code. */
async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`${LIST}?sort=code`);
  const address = await page.getByRole('row').nth(1).getByRole('link').getAttribute('href');
  await page.goto(`${address}?tab=${tab}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  if (tab === 'files' || tab === 'sync') {
    await expect(page.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
  }
}
