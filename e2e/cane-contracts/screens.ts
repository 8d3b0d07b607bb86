import type { Page } from '@playwright/test';
import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/contracts';
const DRAFTS = `${LIST}?status=draft&sort=createdAt`;
const ACTIVE = `${LIST}?status=active&sort=createdAt`;

const openTab = async (page: Page, tab: string) =>
  openPath(page, `${await addressOfFirst(page, ACTIVE)}?tab=${tab}`);

export const screens: Screens = {
  [LIST]: [{ name: 'cane-contracts', open: (page) => openList(page, LIST) }],
  [`${LIST}/create`]: [
    {
      name: 'create-contract',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        await expect(page.getByLabel(TEXTS[language].fields.totalTons)).toBeVisible();
      },
    },
  ],
  [`${LIST}/summary`]: [
    {
      name: 'contracts-by-farmer',
      open: async (page) => {
        await visit(page, `${LIST}/summary`);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      },
    },
  ],
  [`${LIST}/settings`]: [
    {
      name: 'contract-settings',
      open: async (page, language) => {
        await visit(page, `${LIST}/settings`);
        await expect(page.getByLabel(TEXTS[language].fields.conditions)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'cane-contract',
      open: async (page) => openPath(page, await addressOfFirst(page, ACTIVE)),
    },
    { name: 'contract-files', open: (page) => openTab(page, 'files') },
    { name: 'contract-history', open: (page) => openTab(page, 'history') },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-contract',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, DRAFTS)}/edit`);
        await expect(page.getByLabel(TEXTS[language].fields.totalTons)).toBeVisible();
      },
    },
  ],
};
