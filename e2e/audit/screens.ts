import { openList, type Screens } from '../screen.ts';

export const screens: Screens = {
  '/settings/audit': [
    { name: 'audit', open: (page) => openList(page, '/settings/audit') },
    {
      name: 'audit-entry',
      open: async (page) => {
        await openList(page, '/settings/audit');
        await page.getByRole('rowheader').first().click();
        await page.getByRole('dialog').getByRole('definition').first().waitFor();
      },
    },
  ],
};
