import type { Page } from '@playwright/test';
import { en } from '#modules/feature-development/i18n/en.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screen } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const BASE = '/cube-feature-development';
const LIST = `${BASE}/value-streams`;
const MISSING = '00000000-0000-7000-8000-000000000000';

export const FEATURE_DEVELOPMENT_SCREENS: readonly Screen[] = [
  {
    name: 'value-streams',
    open: async (page, language) => {
      await openPath(page, LIST);
      const { levels } = TEXTS[language].lists;
      await expect(page.getByRole('navigation', { name: levels })).toBeVisible();
    },
  },
  {
    name: 'value-stream',
    open: async (page) => openPath(page, await addressAbove(page, LIST)),
  },
  {
    name: 'create-value-stream',
    open: async (page, language) => {
      await visit(page, `${LIST}/create`);
      const { forms, errors } = TEXTS[language];
      await page.getByRole('button', { name: forms.create, exact: true }).click();
      await expect(page.getByText(errors.name_required)).toBeVisible();
    },
  },
  { name: 'all-sops', open: (page) => openList(page, `${BASE}/all-sops`) },
  {
    name: 'sop',
    open: async (page) => {
      await openPath(page, await addressAbove(page, `${BASE}/all-sops`));
    },
  },
  { name: 'all-sows', open: (page) => openList(page, `${BASE}/all-sows`) },
  {
    name: 'board',
    open: async (page, language) => {
      await openPath(page, `${BASE}/board`);
      await expect(page.getByText(TEXTS[language].flow.board.legend)).toBeVisible();
    },
  },
  { name: 'timeline', open: (page) => openSettled(page, `${BASE}/timeline`) },
  { name: 'my-work', open: (page) => openSettled(page, `${BASE}/my-work`) },
  { name: 'flow-analytics', open: (page) => openSettled(page, `${BASE}/analytics`) },
  {
    name: 'stage-settings',
    open: async (page, language) => {
      await visit(page, '/settings/sow-stages?gate=14');
      const { checklist_done } = TEXTS[language].stage_settings;
      await expect(page.getByRole('checkbox', { name: checklist_done })).toBeVisible();
    },
  },
  {
    name: 'checklist-template',
    open: async (page, language) => {
      await visit(page, '/settings/sow-stages?template=14');
      const { note } = TEXTS[language].stage_settings;
      await expect(page.getByRole('dialog').getByLabel(note)).toBeVisible();
    },
  },
  {
    name: 'value-stream-missing',
    open: async (page, language) => {
      await visit(page, `${LIST}/${MISSING}`);
      const title = TEXTS[language].details.not_found_value_stream;
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
  },
];

/** Opens a screen and waits until nothing on it is still being loaded. */
async function openSettled(page: Page, path: string): Promise<void> {
  await openPath(page, path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The detail of the oldest record of a list, of which the row leads to what hangs below. */
async function addressAbove(page: Page, list: string): Promise<string> {
  const below = await addressOfFirst(page, `${list}?sort=created_at`);
  return below.slice(0, below.lastIndexOf('/'));
}
