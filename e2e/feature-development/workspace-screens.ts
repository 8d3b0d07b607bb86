import type { Page } from '@playwright/test';
import { en } from '#modules/feature-development/i18n/en.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { expect } from '../fixtures.ts';
import type { Screens } from '../screen.ts';
import { newSow } from './own-sow.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const COMMENT = 'ฝากตรวจค่าความบริสุทธิ์ของน้ำอ้อยด้วย';
const COLUMNS = ['รายการ', 'ผู้ตรวจ'];
const ROWS = [
  ['ครบทุกช่อง', 'ห้องแล็บ'],
  ['พิมพ์ได้', 'บัญชี'],
];
/** Another one, so that what is set here affects nothing else. */
const OTHER_COMPANY = 2;

export const WORKSPACE_SCREENS: Screens = {
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId/sows/$sowId': [
    {
      name: 'sow-workspace',
      open: async (page, language) => {
        await openWorkspace(page);
        const { of_pass } = TEXTS[language].workspace.checklist;
        await page.getByRole('button', { name: of_pass.replace('{{number}}', '1') }).click();
        await expect(page.getByRole('table')).toHaveCount(2);
      },
    },
    {
      name: 'sow-activity',
      open: async (page, language) => {
        await openWorkspace(page);
        const { activity } = TEXTS[language].workspace.panel;
        await page.getByRole('tab', { name: activity }).click();
        await expect(page.getByRole('list', { name: activity })).toBeVisible();
      },
    },
    {
      name: 'roll-back-stage',
      open: async (page, language) => {
        await openWorkspace(page);
        await page.getByRole('region', { name: 'FD', exact: true }).getByRole('button').click();
        await page.locator('[data-stage-title="3"]').press('r');
        const { rollback_reason } = TEXTS[language].fields;
        await expect(page.getByRole('dialog').getByLabel(rollback_reason)).toBeVisible();
      },
    },
    {
      name: 'sow-missing',
      open: async (page, language) => {
        const none = '00000000-0000-7000-8000-000000000000';
        await visit(
          page,
          `/cube-feature-development/value-streams/${none}/sops/${none}/sows/${none}`,
        );
        await expect(page.getByText(TEXTS[language].details.not_found_sow)).toBeVisible();
      },
    },
  ],
  '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId/sows/$sowId/edit': [
    {
      name: 'edit-sow',
      open: async (page, language) => {
        await visit(page, `${await ways.full(page)}/edit`);
        const { feature } = TEXTS[language].forms;
        await expect(page.getByRole('combobox', { name: feature })).not.toHaveValue('');
      },
    },
  ],
  '/cube-feature-development/board': [
    {
      name: 'complete-stage',
      alone: true,
      open: async (page, language) => {
        await page.addInitScript((id) => {
          sessionStorage.setItem('backoffice.company', String(id));
        }, OTHER_COMPANY);
        await page.goto(await ways.gated(page));
        const { flow, missing } = TEXTS[language];
        await page.getByRole('listitem').getByRole('button').first().click();
        await page
          .getByRole('menuitem', { name: flow.board.moves.complete.replace('{{stage}}', '12') })
          .click();
        await expect(page.getByRole('dialog').getByLabel(missing.reason)).toBeVisible();
      },
    },
  ],
};

/** Opens a workspace in which every section has something to show. */
async function openWorkspace(page: Page): Promise<void> {
  await visit(page, await ways.full(page));
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Paths of what all screens of a worker show. */
const ways = {
  full: once(async (page) => {
    const sow = await newSow(page.request, { stage: 8, withFeature: true });
    await sow.start(9);
    await sow.keepChecklist(9, COLUMNS, ROWS);
    await sow.complete(9);
    await sow.rollBack(9, 'ลูกค้าขอเพิ่มช่องค่าความบริสุทธิ์');
    await sow.start(9);
    await sow.keepChecklist(9, COLUMNS, ROWS);
    const buffer = Buffer.from('ค่าความหวานต้องไม่ต่ำกว่า 10');
    await sow.keepFile(9, { name: 'ข้อกำหนด.txt', mimeType: 'text/plain', buffer });
    await sow.comment(COMMENT);
    return sow.path;
  }),
  gated: once(async (page) => {
    const sow = await newSow(page.request, { stage: 11, company: OTHER_COMPANY });
    await sow.setGate(12, { file_present: true, asksMe: false });
    await sow.start(12);
    return `/cube-feature-development/board?sop_id=${sow.sopId}`;
  }),
};

function once(prepare: (page: Page) => Promise<string>): (page: Page) => Promise<string> {
  let prepared: Promise<string> | undefined;
  return (page) => (prepared ??= prepare(page));
}
