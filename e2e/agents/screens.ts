import type { Page } from '@playwright/test';
import { en } from '#modules/agents/i18n/en.ts';
import { th } from '#modules/agents/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, type Screens } from '../screen.ts';
import { LIST } from './agents-at-work.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const PLATFORM = { th: platformTh, en: platformEn };

export const screens: Screens = {
  '/cms/agent-management': [
    {
      name: 'agents',
      open: async (page) => {
        await visit(page, LIST);
        await expect(page.getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: 'agents-failed',
      alone: true,
      open: async (page, language) => {
        await page.route('**/v1/agents?*', (route) => route.fulfill({ status: 500, body: '' }));
        await page.goto(LIST);
        await expect(
          page.getByText(TEXTS[language].toasts.load_agents_failed).first(),
        ).toBeVisible();
      },
    },
    {
      name: 'create-agent',
      open: async (page, language) => {
        await visit(page, `${LIST}?create=1`);
        const texts = TEXTS[language];
        const sheet = page.getByRole('dialog', { name: texts.form.create_title });
        await sheet.getByText(PLATFORM[language].form.advanced, { exact: true }).click();
        await sheet.getByRole('button', { name: texts.form.create, exact: true }).click();
        await expect(sheet.getByText(texts.errors.name_required)).toBeVisible();
      },
    },
  ],
  '/settings/agents': [
    {
      name: 'agent-settings-of-company',
      open: async (page, language) => {
        await visit(page, '/settings/agents');
        await page.getByRole('button', { name: TEXTS[language].defaults.edit }).click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
  ],
  '/cms/agent-management/$id': [
    {
      name: 'first-steps',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, `${LIST}?sort=code`)}?begin=1`);
        const { title } = TEXTS[language].first_steps;
        await expect(page.getByRole('region', { name: title })).toBeVisible();
      },
    },
    { name: 'agent-files', open: (page) => openTab(page, 'files') },
    {
      name: 'delete-agent',
      open: async (page, language) => {
        await openTab(page, 'files');
        await page
          .getByRole('button', { name: TEXTS[language].actions.delete, exact: true })
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
    { name: 'agent-sync', open: (page) => openTab(page, 'sync') },
    {
      name: 'sync-log',
      open: async (page, language) => {
        await openTab(page, 'sync');
        await page.getByRole('button', { name: TEXTS[language].sync.view_log }).first().click();
        await expect(page.getByRole('log')).toBeVisible();
      },
    },
    { name: 'agent-settings', open: (page) => openTab(page, 'settings') },
    { name: 'agent-history', open: (page) => openTab(page, 'history') },
    {
      name: 'agent-quality',
      open: async (page, language) => {
        await openTab(page, 'quality');
        await expect(page.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
        await expect(page.getByText(TEXTS[language].quality.within_five).first()).toBeVisible();
      },
    },
    {
      name: 'close-gap',
      open: async (page, language) => {
        await openTab(page, 'ask');
        const { ask, quality, detail } = TEXTS[language];
        await page.getByRole('textbox', { name: ask.title }).fill('โบนัสประจำปีออกวันไหน');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('list', { name: ask.passages })).toBeAttached();
        await page.getByRole('tab', { name: detail.tabs.quality }).click();
        const gap = page.getByRole('row').filter({ hasText: 'โบนัสประจำปี' });
        await gap.getByRole('button', { name: PLATFORM[language].table.row_actions }).click();
        await page.getByRole('menuitem', { name: quality.gap_close }).click();
        const dialog = page.getByRole('dialog', { name: quality.gap_close_title });
        await expect(dialog.getByRole('combobox')).toBeVisible();
      },
    },
    {
      name: 'add-set-question',
      open: async (page, language) => {
        await openTab(page, 'quality');
        const { add, add_title } = TEXTS[language].quality;
        const { question } = TEXTS[language].fields;
        await page.getByRole('button', { name: add, exact: true }).click();
        await expect(
          page.getByRole('dialog', { name: add_title }).getByLabel(question),
        ).toBeVisible();
      },
    },
    {
      name: 'paste-set-questions',
      open: async (page, language) => {
        await openTab(page, 'quality');
        const { paste } = TEXTS[language].quality;
        await page.getByRole('button', { name: paste, exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
    {
      name: 'agent-ask',
      open: async (page, language) => {
        await openTab(page, 'ask');
        await page
          .getByRole('textbox', { name: TEXTS[language].ask.title })
          .fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('meter').first()).toBeVisible();
      },
    },
    {
      name: 'sync-plan',
      open: async (page, language) => {
        await openTab(page, 'files');
        await page.getByRole('button', { name: TEXTS[language].actions.sync }).first().click();
        const plan = page.getByRole('dialog', { name: TEXTS[language].plan.title });
        await expect(plan.getByText(TEXTS[language].plan.counts.unchanged)).toBeVisible();
      },
    },
    {
      name: 'file-chunks',
      open: async (page, language) => {
        await openFileAction(page, language, 'chunks');
        const sheet = page.getByRole('dialog');
        await expect(
          sheet.getByText(TEXTS[language].chunks.number.replace('{{number}}', '1'), {
            exact: true,
          }),
        ).toBeVisible();
      },
    },
    {
      name: 'file-versions',
      open: async (page, language) => {
        await openFileAction(page, language, 'versions');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(TEXTS[language].versions.current)).toBeVisible();
      },
    },
  ],
};

/** Opens a tab of the example agent with the lowest code. */
async function openTab(page: Page, tab: string): Promise<void> {
  await visit(page, `${await addressOfFirst(page, `${LIST}?sort=code`)}?tab=${tab}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  if (['files', 'sync', 'history'].includes(tab)) {
    await expect(page.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
  }
}

async function openFileAction(
  page: Page,
  language: Language,
  action: 'chunks' | 'versions',
): Promise<void> {
  await openTab(page, 'files');
  const menu = page.getByRole('button', { name: PLATFORM[language].table.row_actions });
  await menu.first().click();
  await page.getByRole('menuitem', { name: TEXTS[language].files.actions[action] }).click();
}
