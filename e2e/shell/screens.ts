import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { expect } from '../fixtures.ts';
import { openPath, type Screen, type Screens } from '../screen.ts';
import { visit } from '../visit.ts';

const PLATFORM = { th, en };

const home: Screen = {
  name: 'home',
  open: async (page, language) => {
    await visit(page, '/');
    const { home: texts, feedback } = PLATFORM[language];
    await expect(page.getByRole('heading', { name: texts.waiting, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: feedback.loading })).toHaveCount(0);
  },
};

export const screens: Screens = {
  '/': [
    home,
    {
      name: 'palette',
      open: async (page, language) => {
        await home.open(page, language);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: PLATFORM[language].palette.title }).fill('คู่มือ');
        await expect(page.getByRole('option', { name: 'คู่มือโควตาอ้อย' }).first()).toBeVisible();
      },
    },
    {
      name: 'inbox',
      open: async (page, language) => {
        await home.open(page, language);
        const { title } = PLATFORM[language].inbox;
        await page.getByRole('button', { name: title }).click();
        const inbox = page.getByRole('dialog', { name: title });
        await expect(inbox.getByRole('listitem').first()).toBeVisible();
      },
    },
  ],
  '/not-found': [{ name: 'not-found', open: (page) => openPath(page, '/not-found') }],
  '/cms/agent-management': [
    {
      name: 'forbidden',
      alone: true,
      open: async (page, language) => {
        // Fetched once: a later call may still be on its way when the page is closed.
        let none: { readonly contentType: 'application/json'; readonly body: string } | undefined;
        await page.route('**/api/user-permission-auth-permission*', async (route) => {
          if (none !== undefined) return route.fulfill(none);
          const response = await route.fetch();
          const body = (await response.text()).replace(
            /"permissions":\[[^\]]*\]/,
            '"permissions":[]',
          );
          if (response.ok()) none = { contentType: 'application/json', body };
          return route.fulfill({ response, body });
        });
        await page.goto('/cms/agent-management');
        await expect(page.getByText(PLATFORM[language].shell.forbidden)).toBeVisible();
      },
    },
  ],
};
