import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';
import { expect } from '../fixtures.ts';

const LIST = '/products';
const EXAMPLE = `${LIST}?search=SUG-RAW`;

export const screens: Screens = {
  '/products': [
    { name: 'products', open: (page) => openList(page, LIST) },
    {
      name: 'import-products',
      open: async (page) => {
        await visit(page, `${LIST}?import=1`);
        await page.locator('input[type=file]').setInputFiles({
          name: 'products.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('code,price\nSUG-RAW,-1'),
        });
        await expect(page.getByRole('dialog').getByRole('table').last()).toBeVisible();
      },
    },
  ],
  '/products/units': [{ name: 'product-units', open: (page) => openList(page, `${LIST}/units`) }],
  '/products/$id': [
    {
      name: 'product',
      open: async (page) => {
        await openPath(page, await addressOfFirst(page, EXAMPLE));
        await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
      },
    },
    {
      name: 'edit-product',
      open: async (page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?form=edit`);
        await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
      },
    },
  ],
};
