import type { Page } from '@playwright/test';
import { en } from '#modules/feature-development/i18n/en.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { expect } from '../fixtures.ts';
import type { Screen } from '../screen.ts';
import { newSow } from './own-sow.ts';

const TEXTS = { th, en };
const COMMENT = 'ฝากตรวจค่าความบริสุทธิ์ของน้ำอ้อยด้วย';

export const WORKSPACE_SCREENS: readonly Screen[] = [
  { name: 'sow-workspace', open: openWorkspace },
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
      await page.locator('[data-stage-title="3"]').press('r');
      const { reason } = TEXTS[language].workspace.rollback_dialog;
      await expect(page.getByRole('dialog').getByLabel(reason)).toBeVisible();
    },
  },
  {
    name: 'sow-missing',
    open: async (page, language) => {
      const none = '00000000-0000-7000-8000-000000000000';
      await page.goto(`/cube-feature-development/value-streams/${none}/sops/${none}/sows/${none}`);
      await expect(page.getByText(TEXTS[language].workspace.not_found)).toBeVisible();
    },
  },
];

/** The way to one that all screens of a worker show. */
let prepared: Promise<string> | undefined;

/** Opens a workspace in which every part has something to show. */
async function openWorkspace(page: Page): Promise<void> {
  prepared ??= prepare(page);
  await page.goto(await prepared);
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

async function prepare(page: Page): Promise<string> {
  const sow = await newSow(page.request, 10);
  await sow.rollBack(9, 'ลูกค้าขอเพิ่มช่องค่าความบริสุทธิ์');
  await sow.start(9);
  await sow.keepChecklist(
    9,
    ['รายการ', 'ผู้ตรวจ'],
    [
      ['ครบทุกช่อง', 'ห้องแล็บ'],
      ['พิมพ์ได้', 'บัญชี'],
    ],
  );
  const buffer = Buffer.from('ค่าความหวานต้องไม่ต่ำกว่า 10');
  await sow.keepFile(9, { name: 'ข้อกำหนด.txt', mimeType: 'text/plain', buffer });
  await sow.comment(COMMENT);
  return sow.path;
}
