import { en } from '#modules/identity/i18n/en.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { expect } from '../fixtures.ts';
import { openList, type Screen, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };

export const signInScreen: Screen = {
  name: 'sign-in',
  alone: true,
  open: async (page) => {
    await page.goto('/login');
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  },
};

export const screens: Screens = {
  '/settings/users': [
    { name: 'users', open: (page) => openList(page, '/settings/users') },
    {
      name: 'invite-user',
      open: async (page, language) => {
        await openList(page, '/settings/users');
        const { users } = TEXTS[language];
        await page.getByRole('button', { name: users.invite }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: users.form.invite, exact: true }).click();
        await expect(sheet.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      },
    },
  ],
  '/settings/roles': [{ name: 'roles', open: (page) => openList(page, '/settings/roles') }],
  '/settings/security': [
    {
      name: 'security',
      open: async (page, language) => {
        await visit(page, '/settings/security');
        await expect(page.getByText(TEXTS[language].security.min_characters)).toBeVisible();
      },
    },
    {
      name: 'edit-security',
      open: async (page, language) => {
        await visit(page, '/settings/security');
        await page.getByRole('button', { name: TEXTS[language].security.edit }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
    },
  ],
  '/settings/account': [
    {
      name: 'account',
      open: async (page, language) => {
        await visit(page, '/settings/account');
        const { this_device } = TEXTS[language].account.sessions;
        await expect(page.getByText(this_device)).toBeVisible();
      },
    },
  ],
};
