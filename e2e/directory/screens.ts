import { en } from '#modules/directory/i18n/en.ts';
import { th } from '#modules/directory/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { fileImportEn } from '#platform/contract/texts/file-import.en.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect } from '../fixtures.ts';
import { openList, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const PLATFORM_TEXTS = { th: platformTh, en: platformEn };
const FILE_TEXTS = { th: fileImportTh, en: fileImportEn };

export const screens: Screens = {
  '/settings/employees': [
    { name: 'employees', open: (page) => openList(page, '/settings/employees') },
    {
      name: 'create-employee',
      open: async (page, language) => {
        await visit(page, '/settings/employees?create=1');
        const { employees, errors } = TEXTS[language];
        const { form } = PLATFORM_TEXTS[language];
        const sheet = page.getByRole('dialog', { name: employees.form.create_title });
        await sheet.getByRole('button', { name: form.save, exact: true }).click();
        await expect(sheet.getByText(errors.first_name_th_required)).toBeVisible();
      },
    },
    {
      name: 'import-employees',
      open: async (page, language) => {
        await visit(page, '/settings/employees?import=1');
        const texts = FILE_TEXTS[language].file_import;
        const columns = [
          'code',
          'first_name_th',
          'last_name_th',
          'first_name',
          'last_name',
          'email',
        ];
        await page.locator('input[type=file]').setInputFiles({
          name: 'people.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`${columns.join(',')}\nX-1,ก,ข,A,B,nobody\nX-2,ค,,C,D,c@example.com`),
        });
        await expect(page.getByText(texts.nothing_done)).toBeVisible();
      },
    },
  ],
  '/settings/organization': [
    { name: 'departments', open: (page) => openList(page, '/settings/organization') },
  ],
};
