import type { Page } from '@playwright/test';
import { en } from '#modules/quotations/i18n/en.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/quotations';
/** The oldest are examples: each with a line, and one with revisions. */
const DRAFTS = `${LIST}?status=draft&sort=created_at`;
const REVISED = `${LIST}?status=superseded&sort=created_at`;
const ACCEPTED = `${LIST}?status=accepted&sort=created_at`;

const openTab = async (page: Page, { of, tab }: { of: string; tab: string }) => {
  await visit(page, `${await addressOfFirst(page, of)}?tab=${tab}`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
};

export const screens: Screens = {
  [LIST]: [{ name: 'quotations', open: (page) => openList(page, LIST) }],
  [`${LIST}/create`]: [
    {
      name: 'create-quotation',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        await expect(
          page.getByRole('combobox', { name: TEXTS[language].lines.search }),
        ).toBeVisible();
      },
    },
  ],
  [`${LIST}/statistics`]: [
    {
      name: 'quotation-statistics',
      open: async (page) => {
        await visit(page, `${LIST}/statistics`);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      },
    },
  ],
  [`${LIST}/settings`]: [
    {
      name: 'quotation-settings',
      open: async (page, language) => {
        await visit(page, `${LIST}/settings`);
        await expect(page.getByLabel(TEXTS[language].fields.number_pattern)).toBeVisible();
      },
    },
    {
      name: 'quotation-letterhead',
      open: async (page, language) => {
        await visit(page, `${LIST}/settings?tab=letterhead`);
        await expect(page.getByLabel(TEXTS[language].fields.address_th)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'quotation',
      open: async (page) => openPath(page, await addressOfFirst(page, DRAFTS)),
    },
    {
      name: 'quotation-documents',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, ACCEPTED)}?tab=documents`);
        await expect(
          page.getByRole('img', { name: TEXTS[language].sending.picture }),
        ).toBeVisible();
      },
    },
    {
      name: 'quotation-revisions',
      open: (page) => openTab(page, { of: REVISED, tab: 'revisions' }),
    },
    { name: 'quotation-orders', open: (page) => openTab(page, { of: ACCEPTED, tab: 'orders' }) },
    { name: 'quotation-history', open: (page) => openTab(page, { of: DRAFTS, tab: 'history' }) },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-quotation',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, DRAFTS)}/edit`);
        await expect(
          page
            .getByRole('textbox', { name: TEXTS[language].fields.item_name, exact: true })
            .first(),
        ).not.toHaveValue('');
      },
    },
  ],
};
