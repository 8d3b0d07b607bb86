import type { Page } from '@playwright/test';
import type { Language } from '#platform/contract/texts/texts.ts';
import { en } from '#modules/land-plots/i18n/en.ts';
import { th } from '#modules/land-plots/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/land-plots';
/** The oldest is an example. */
const EXAMPLE = `${LIST}?sort=created_at`;

const openTab = async (page: Page, tab: string) =>
  openPath(page, `${await addressOfFirst(page, EXAMPLE)}?tab=${tab}`);

async function seeMap(page: Page, name: string): Promise<void> {
  const map = page.getByRole('region', { name });
  await expect(map.locator('path').first()).toBeAttached();
}

async function openForm(page: Page, path: string, language: Language): Promise<void> {
  await visit(page, path);
  await expect(page.getByLabel(TEXTS[language].fields.deed_number)).toBeVisible();
}

export const screens: Screens = {
  [LIST]: [{ name: 'land-plots', open: (page) => openList(page, LIST) }],
  [`${LIST}/create`]: [
    {
      name: 'create-plot',
      open: (page, language) => openForm(page, `${LIST}/create`, language),
    },
  ],
  [`${LIST}/map`]: [
    {
      name: 'map-of-plots',
      open: async (page, language) => {
        await visit(page, `${LIST}/map`);
        await seeMap(page, TEXTS[language].maps.title);
        await expect(page.getByRole('status').first()).toBeVisible();
      },
    },
  ],
  [`${LIST}/settings`]: [
    {
      name: 'plot-settings',
      open: async (page, language) => {
        await visit(page, `${LIST}/settings`);
        await expect(page.getByLabel(TEXTS[language].fields.tolerance_percent)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'land-plot',
      open: async (page, language) => {
        await visit(page, await addressOfFirst(page, EXAMPLE));
        await seeMap(page, TEXTS[language].shapes.map_label);
      },
    },
    { name: 'plot-crops', open: (page) => openTab(page, 'crops') },
    { name: 'plot-history', open: (page) => openTab(page, 'history') },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-plot',
      open: async (page, language) =>
        openForm(page, `${await addressOfFirst(page, EXAMPLE)}/edit`, language),
    },
  ],
};
