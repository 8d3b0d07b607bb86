import { en } from '#modules/companies/i18n/en.ts';
import { th } from '#modules/companies/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { openPath, type Screen, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };

const company: Screen = {
  name: 'company',
  open: async (page, language) => {
    await visit(page, '/settings/company');
    await expect(page.getByAltText(TEXTS[language].fields.logo)).toBeVisible();
  },
};

export const screens: Screens = {
  '/settings/my-setting': [
    { name: 'my-setting', open: (page) => openPath(page, '/settings/my-setting') },
  ],
  '/settings/in-house-services': [
    {
      name: 'in-house-services',
      open: (page) => openPath(page, '/settings/in-house-services'),
    },
    {
      name: 'allow-in-house-service',
      open: async (page, language) => {
        await openPath(page, '/settings/in-house-services');
        await page.getByRole('button', { name: TEXTS[language].in_house.add }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
    },
  ],
  '/settings/company/create': [
    { name: 'new-company', open: (page) => openPath(page, '/settings/company/create') },
  ],
  '/settings/company': [
    company,
    {
      name: 'edit-company',
      open: async (page, language) => {
        await company.open(page, language);
        await page.getByRole('button', { name: TEXTS[language].actions.edit }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
    },
  ],
};
