import { th } from '#modules/cane-surveys/i18n/th.ts';
import { en } from '#modules/cane-surveys/i18n/en.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/cane-surveys';

export const screens: Screens = {
  [LIST]: [{ name: 'cane-surveys', open: (page) => openList(page, LIST) }],
  [`${LIST}/$id`]: [
    {
      name: 'cane-survey',
      open: async (page, language) => {
        await visit(page, await addressOfFirst(page, LIST));
        await expect(
          page.getByRole('heading', { name: TEXTS[language].detail.growth }),
        ).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-cane-survey',
      open: async (page, language) => {
        await visit(page, `${await addressOfFirst(page, LIST)}/edit`);
        await expect(page.getByLabel(TEXTS[language].fields.height_cm)).toBeVisible();
      },
    },
  ],
};
