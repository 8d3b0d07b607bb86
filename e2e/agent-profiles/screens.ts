import { en } from '#modules/agent-profiles/i18n/en.ts';
import { th } from '#modules/agent-profiles/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { addressOfFirst, openList, openPath, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const LIST = '/orchestration-management/agent-profile';
/** The one that has two versions. */
const EXAMPLE = `${LIST}?sort=code`;

export const screens: Screens = {
  [LIST]: [{ name: 'agent-profiles', open: (page) => openList(page, LIST) }],
  [`${LIST}/create`]: [
    {
      name: 'create-agent-profile',
      open: async (page, language) => {
        await visit(page, `${LIST}/create`);
        const { form, errors } = TEXTS[language];
        await page.getByRole('button', { name: form.create, exact: true }).click();
        await expect(page.getByText(errors.department_required)).toBeVisible();
      },
    },
  ],
  [`${LIST}/$id`]: [
    {
      name: 'agent-profile',
      open: async (page) => openPath(page, await addressOfFirst(page, EXAMPLE)),
    },
    {
      name: 'agent-profile-versions',
      open: async (page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?tab=versions`);
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      },
    },
    {
      name: 'edit-agent-profile',
      open: async (page) => {
        await visit(page, `${await addressOfFirst(page, EXAMPLE)}?edit=1`);
        await expect(page.getByRole('textbox').first()).not.toHaveValue('');
      },
    },
    {
      name: 'agent-profile-missing',
      open: async (page, language) => {
        await visit(page, `${LIST}/00000000-0000-7000-8000-000000000000`);
        await expect(
          page.getByRole('heading', { name: TEXTS[language].detail.missing }),
        ).toBeVisible();
      },
    },
  ],
};
