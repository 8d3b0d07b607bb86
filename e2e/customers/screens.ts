import { en } from '#modules/customers/i18n/en.ts';
import { th } from '#modules/customers/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/customers';
/** Those with addresses and a contact. */
const EXAMPLE = `${LIST}?search=wanyen.example`;

export const screens: Screens = {
  [LIST]: [{ name: 'customers', open: (page) => openList(page, LIST) }],
  [`${LIST}/bin`]: [
    {
      name: 'customer-bin',
      open: async (page, language) => {
        await visit(page, `${LIST}/bin`);
        await expect(page.getByText(TEXTS[language].bin.empty)).toBeVisible();
      },
    },
  ],
  [`${LIST}/create`]: [
    {
      name: 'create-customer',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        await expect(page.getByLabel(TEXTS[language].fields.first_name)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'customer',
      open: async (page) => openPath(page, await addressOfFirst(page, EXAMPLE)),
    },
    ...['addresses', 'contacts', 'activities', 'history'].map((tab) => ({
      name: `customer-${tab}`,
      open: async (page: Parameters<typeof visit>[0]) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?tab=${tab}`);
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      },
    })),
  ],
  [`${LIST}/$id/edit`]: [
    {
      name: 'edit-customer',
      open: async (page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}/edit`);
        await expect(page.getByRole('textbox').first()).not.toHaveValue('');
      },
    },
  ],
};
