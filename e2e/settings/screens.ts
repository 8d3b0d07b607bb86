import { en } from '#modules/companies/i18n/companies.en.ts';
import { th } from '#modules/companies/i18n/companies.th.ts';
import { expect } from '../fixtures.ts';
import { openPath, type Screen } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };

const company: Screen = {
  name: 'company',
  open: async (page, language) => {
    await visit(page, '/settings/company');
    await expect(page.getByAltText(TEXTS[language].company.logo)).toBeVisible();
  },
};

export const SETTINGS_SCREENS: readonly Screen[] = [
  { name: 'my-setting', open: (page) => openPath(page, '/settings/my-setting') },
  company,
  {
    name: 'edit-company',
    open: async (page, language) => {
      await company.open(page, language);
      await page.getByRole('button', { name: TEXTS[language].company.edit }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
];
