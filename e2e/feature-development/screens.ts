import type { Page } from '@playwright/test';
import { en } from '#modules/feature-development/i18n/en.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';
import { WORKSPACE_SCREENS } from './workspace-screens.ts';

const TEXTS = { th, en };
const BASE = '/cube-feature-development';
const LIST = `${BASE}/value-streams`;
const ALL_SOPS = `${BASE}/all-sops`;
const MISSING = '00000000-0000-7000-8000-000000000000';

export const screens: Screens = {
  '/cube-feature-development/value-streams': [
    {
      name: 'value-streams',
      open: async (page, language) => {
        await openPath(page, LIST);
        const { title } = TEXTS[language].lists.value_streams;
        await expect(page.getByRole('table', { name: title })).toBeVisible();
      },
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId': [
    { name: 'value-stream', open: async (page) => openPath(page, await addressAbove(page, LIST)) },
    {
      name: 'value-stream-missing',
      open: async (page, language) => {
        await visit(page, `${LIST}/${MISSING}`);
        const title = TEXTS[language].details.not_found_value_stream;
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      },
    },
  ],
  '/cube-feature-development/value-streams/create': [
    {
      name: 'create-value-stream',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        const { forms, errors } = TEXTS[language];
        await page.getByRole('button', { name: forms.create, exact: true }).click();
        await expect(page.getByText(errors.name_required)).toBeVisible();
      },
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/edit': [
    {
      name: 'edit-value-stream',
      open: async (page) => openForm(page, `${await addressAbove(page, LIST)}/edit`),
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops': [
    { name: 'sops', open: async (page) => openList(page, await addressBelow(page, LIST)) },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/create': [
    {
      name: 'create-sop',
      open: async (page) => openForm(page, `${await addressBelow(page, LIST)}/create`),
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sows': [
    {
      name: 'sows-of-value-stream',
      open: async (page) => openList(page, `${await addressAbove(page, LIST)}/sows`),
    },
  ],
  '/cube-feature-development/all-sops': [
    { name: 'all-sops', open: (page) => openList(page, `${BASE}/all-sops`) },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId': [
    {
      name: 'sop',
      open: async (page) => {
        await openPath(page, await addressAbove(page, ALL_SOPS));
      },
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId/edit': [
    {
      name: 'edit-sop',
      open: async (page) => openForm(page, `${await addressAbove(page, ALL_SOPS)}/edit`),
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId/sows': [
    { name: 'sows', open: async (page) => openList(page, await addressBelow(page, ALL_SOPS)) },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId/sows/create': [
    {
      name: 'create-sow',
      open: async (page) => openForm(page, `${await addressBelow(page, ALL_SOPS)}/create`),
    },
  ],
  '/cube-feature-development/all-sows': [
    { name: 'all-sows', open: (page) => openList(page, `${BASE}/all-sows`) },
  ],
  '/cube-feature-development/create-sop': [
    { name: 'create-sop-anywhere', open: (page) => openForm(page, `${BASE}/create-sop`) },
  ],
  '/cube-feature-development/create-sow': [
    { name: 'create-sow-anywhere', open: (page) => openForm(page, `${BASE}/create-sow`) },
  ],
  '/cube-feature-development/board': [
    {
      name: 'board',
      open: async (page, language) => {
        await openPath(page, `${BASE}/board`);
        await expect(page.getByText(TEXTS[language].flow.board.legend)).toBeVisible();
      },
    },
  ],
  '/cube-feature-development/timeline': [
    { name: 'timeline', open: (page) => openSettled(page, `${BASE}/timeline`) },
  ],
  '/cube-feature-development/my-work': [
    { name: 'my-work', open: (page) => openSettled(page, `${BASE}/my-work`) },
  ],
  '/cube-feature-development/analytics': [
    { name: 'flow-analytics', open: (page) => openSettled(page, `${BASE}/analytics`) },
  ],
  '/settings/sow-stages': [
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
  ],
  ...WORKSPACE_SCREENS,
};

/** Opens a screen and waits until nothing on it is still being loaded. */
async function openSettled(page: Page, path: string): Promise<void> {
  await openPath(page, path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a form with what it changes. */
async function openForm(page: Page, path: string): Promise<void> {
  await openPath(page, path);
  await expect(page.getByRole('textbox').first()).toBeVisible();
}

/** The page of the oldest record of a list, where its row leads. */
function addressAbove(page: Page, list: string): Promise<string> {
  return addressOfFirst(page, `${list}?sort=created_at`);
}

/** The list of what is below it. */
async function addressBelow(page: Page, list: string): Promise<string> {
  return `${await addressAbove(page, list)}/${list === LIST ? 'sops' : 'sows'}`;
}
