import type { Page } from '@playwright/test';
import { en } from '#modules/catalogue/i18n/en.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { expect } from '../fixtures.ts';

const TEXTS = { th, en };

const modules = 'module_code,ชื่อภาษาไทย\nBUY,จัดซื้อ\n';
const features = 'module_code,feature_code,name_en\nBUY,ORDER,Orders\n';
const fields = (kind: string) =>
  `feature_code,field_code,name_th,kind\nORDER,id,เลขที่,number\nORDER,placed_on,วันที่สั่ง,${kind}\n`;

/** A small company; one with an invalid row. Both have a heading that the format does not know. */
export const FILES = {
  right: { modules, features, fields: fields('date') },
  wrong: { modules, features, fields: fields('colour') },
} as const;

interface Brought {
  /** Left out where the form has it already. */
  readonly code?: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Fills in the first step of an import and sends it. */
export async function bringFiles(
  page: Page,
  language: Language,
  { code, files }: Brought,
): Promise<void> {
  const { fields: labels, intake } = TEXTS[language];
  const { upload } = intake;
  const sheet = page.getByRole('dialog', { name: upload.title });
  await expect(sheet).toBeVisible();
  if (code !== undefined) await sheet.getByLabel(labels.company_code).fill(code);
  await sheet.locator('input[type=file]').setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name: `${name}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })),
  );
  await sheet.getByRole('button', { name: upload.send }).click();
  await expect(page).toHaveURL(/\/air\/imports\/[0-9a-f-]{36}/);
}
