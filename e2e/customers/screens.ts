import type { Page } from '@playwright/test';
import { en } from '#modules/customers/i18n/en.ts';
import { th } from '#modules/customers/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOf, addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
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
        // Other journeys may have deleted a customer.
        const inside = page.getByText(TEXTS[language].bin.empty).or(page.getByRole('rowheader'));
        await expect(inside.first()).toBeVisible();
      },
    },
  ],
  [`${LIST}/duplicates`]: [
    { name: 'customer-duplicates', open: (page) => openList(page, `${LIST}/duplicates`) },
  ],
  [`${LIST}/merge`]: [
    {
      name: 'merge-customers',
      open: async (page) => {
        await visit(page, await addressOf('merge of customers', () => mergeOfFirst(page)));
        await expect(page.getByRole('radio').first()).toBeVisible();
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

/** The first pair of the worklist, side by side. */
async function mergeOfFirst(page: Page): Promise<string> {
  await openList(page, `${LIST}/duplicates`);
  const links = await page.getByRole('row').nth(1).getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const ids = addresses.map((address) => address?.split('/').at(-1));
  return `${LIST}/merge?ids=${encodeURIComponent(ids.join())}`;
}
