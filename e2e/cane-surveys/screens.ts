import { th } from '#modules/cane-surveys/i18n/th.ts';
import { en } from '#modules/cane-surveys/i18n/en.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';
import { PICTURE } from './in-the-field.ts';

const TEXTS = { th, en };
const LIST = '/cane-surveys';
/** The oldest is an example. */
const EXAMPLE = `${LIST}?sort=created_at`;

const PHOTO = {
  name: '4f0a0477-7984-4ef1-9d1c-3f6f4f6b2a11.png',
  mimeType: 'image/png',
  buffer: PICTURE,
};

export const screens: Screens = {
  [LIST]: [{ name: 'cane-surveys', open: (page) => openList(page, LIST) }],
  [`${LIST}/$id`]: [
    {
      name: 'cane-survey',
      open: async (page, language) => {
        await visit(page, await addressOfFirst(page, EXAMPLE));
        const { detail } = TEXTS[language];
        const growth = page.locator('section').filter({
          has: page.getByRole('heading', { name: detail.growth }),
        });
        await expect(growth.getByRole('listitem').first()).toBeVisible();
        // A photo of the field: its long name leaves little room on a phone.
        await page.locator('input[type=file]').setInputFiles(PHOTO);
        await expect(page.getByText(PHOTO.name, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-cane-survey',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}/edit`);
        const { height_cm, planting_month } = TEXTS[language].fields;
        await expect(page.getByLabel(height_cm)).toBeVisible();
        const month = page.getByLabel(planting_month).first();
        await expect(month).toHaveValue(language === 'th' ? 'กุมภาพันธ์' : 'February');
      },
    },
  ],
};
