import type { Page } from '@playwright/test';
import { en } from '#modules/engines/i18n/en.ts';
import { th } from '#modules/engines/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/engine-management';
const EXAMPLE = `${LIST}?search=CANE-PRICE`;

export const screens: Screens = {
  '/engine-management': [{ name: 'engines', open: (page) => openList(page, LIST) }],
  '/engine-management/create': [
    {
      name: 'create-engine',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        const { form, errors } = TEXTS[language];
        await page.getByRole('button', { name: form.create, exact: true }).click();
        await expect(page.getByText(errors.name_required)).toBeVisible();
      },
    },
  ],
  '/engine-management/$id': [
    { name: 'engine', open: (page) => openTab(page, 'overview') },
    {
      name: 'engine-versions',
      open: async (page) => {
        await openTab(page, 'versions');
        await expect(page.getByRole('tabpanel').getByRole('list')).toBeVisible();
      },
    },
    {
      name: 'engine-usage',
      open: async (page) => {
        await openTab(page, 'usage');
        await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible();
      },
    },
    {
      name: 'engine-sub-functions',
      open: async (page) => {
        await openTab(page, 'sub-functions');
        await expect(page.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: 'engine-history',
      open: async (page) => {
        await openTab(page, 'history');
        await expect(page.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: 'deprecate-engine',
      open: async (page, language) => {
        await openTab(page, 'overview');
        await page.getByRole('button', { name: TEXTS[language].actions.deprecate }).click();
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      },
    },
    {
      name: 'engine-missing',
      open: async (page, language) => {
        await visit(page, `${LIST}/00000000-0000-7000-8000-000000000000`);
        await expect(
          page.getByRole('heading', { name: TEXTS[language].detail.not_found }),
        ).toBeVisible();
      },
    },
  ],
  '/engine-management/$id/edit': [
    {
      name: 'edit-engine',
      open: async (page) => {
        await openPath(page, `${await addressOfFirst(page, EXAMPLE)}/edit`);
        await expect(page.getByRole('textbox').first()).not.toHaveValue('');
      },
    },
  ],
};

/** Opens a tab of the first example engine. */
async function openTab(page: Page, tab: string): Promise<void> {
  await visit(page, `${await addressOfFirst(page, EXAMPLE)}?tab=${tab}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
}
