import type { Page } from '@playwright/test';
import { en } from '#modules/farmer-quotas/i18n/en.ts';
import { th } from '#modules/farmer-quotas/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/farmer-quotas';
const PENDING = `${LIST}?status=pending&sort=created_at`;
const VERIFIED = `${LIST}?status=verified&sort=created_at`;

export const screens: Screens = {
  [LIST]: [{ name: 'farmer-quotas', open: (page) => openList(page, LIST) }],
  [`${LIST}/create`]: [
    {
      name: 'create-quota',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        await expect(page.getByLabel(TEXTS[language].fields.first_name)).toBeVisible();
      },
    },
  ],
  [`${LIST}/verification`]: [
    {
      name: 'verify-quotas',
      open: async (page, language) => {
        await visit(page, `${LIST}/verification`);
        await expect(
          page.getByRole('heading', { name: TEXTS[language].verification.checks }),
        ).toBeVisible();
      },
    },
  ],
  [`${LIST}/corrections`]: [
    { name: 'quota-corrections', open: (page) => openPath(page, `${LIST}/corrections`) },
  ],
  [`${LIST}/statistics`]: [
    {
      name: 'quota-statistics',
      open: async (page, language) => {
        await visit(page, `${LIST}/statistics`);
        await expect(
          page.getByRole('table', { name: TEXTS[language].statistics.by_province }),
        ).toBeVisible();
      },
    },
  ],
  [`${LIST}/settings`]: [
    { name: 'quota-seasons', open: (page) => openList(page, `${LIST}/settings`) },
    {
      name: 'quota-settings',
      open: async (page, language) => {
        await visit(page, `${LIST}/settings?tab=numbers`);
        await expect(page.getByLabel(TEXTS[language].settings.pattern)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'farmer-quota',
      open: async (page, language) => {
        await visit(page, await addressOfFirst(page, PENDING));
        await expect(
          page.getByRole('heading', { name: TEXTS[language].detail.seasons }),
        ).toBeVisible();
      },
    },
    { name: 'quota-documents', open: (page) => openTab(page, 'documents') },
    { name: 'quota-history', open: (page) => openTab(page, 'history') },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-quota',
      open: async (page) => openForm(page, `${await addressOfFirst(page, PENDING)}/edit`),
    },
  ],
  [`${LIST}/$id/correct`]: [
    {
      name: 'correct-quota',
      open: async (page, language) => {
        await openForm(page, `${await addressOfFirst(page, VERIFIED)}/correct`);
        await expect(page.getByLabel(TEXTS[language].corrections.reason)).toBeVisible();
      },
    },
  ],
};

const openTab = async (page: Page, tab: string) =>
  openPath(page, `${await addressOfFirst(page, PENDING)}?tab=${tab}`);

async function openForm(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('textbox').first()).toBeVisible();
}
