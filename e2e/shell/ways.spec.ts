import type { Page } from '@playwright/test';
import { navigation as agents } from '#modules/agents/i18n/navigation.ts';
import { places as agentPlaces } from '#modules/agents/i18n/places.ts';
import { places as directory } from '#modules/directory/i18n/places.ts';
import { navigation as engines } from '#modules/engines/i18n/navigation.ts';
import { navigation as work } from '#modules/feature-development/i18n/navigation.ts';
import { navigation as identity } from '#modules/identity/i18n/navigation.ts';
import { places as account } from '#modules/identity/i18n/places.ts';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { EXAMPLE as EXAMPLE_AGENT } from '../agents/agents-at-work.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';

const PHONE = { width: 390, height: 844 };
/** The list with an example engine alone: others are made and deleted by other journeys. */
const EXAMPLE_ENGINE = '/engine-management?search=CANE-PRICE';

async function find(page: Page, text: string) {
  await page.getByRole('button', { name: th.palette.open, exact: true }).click();
  await page.getByRole('combobox', { name: th.palette.title }).fill(text);
}

test('my work is one step away, by any of its names, and what was open is offered before anything is typed', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One step: the palette, and Enter.
  await find(page, 'งานค้าง');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(work.th.my_work);
  await takePicture('palette-synonym');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my-work$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: work.th.my_work })).toBeVisible();

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: th.palette.recent });
  await expect(recent.getByRole('option')).toContainText([identity.th.users]);
  await expectAccessible();
  await takePicture('palette-recent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/users');
});

test('a tab and a setting are found by other words for them, in Thai and in English', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/');
  await find(page, 'job titles');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    directory.th.position,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/organization?tab=position');
  await find(page, 'พาสเวิร์ด');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    account.th.password,
  );
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/account#password');
  await expect(page.locator('#password')).toBeInViewport();
  await expect(page.locator('#password')).toBeFocused();

  // Of the record that is open, its tabs come first.
  await page.goto(EXAMPLE_ENGINE);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await find(page, 'history');
  await expect(page.getByRole('group', { name: th.palette.here })).toBeVisible();
  await takePicture('palette-here');
  await page.getByRole('group', { name: th.palette.here }).getByRole('option').first().click();
  await expect(page).toHaveURL(/engine-management\/[0-9a-f-]{36}\?tab=history/);
});

test('the open record is edited, synced and deleted from the palette too', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(EXAMPLE_AGENT);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('tablist')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const act = async (typed: string, name: string) => {
    await find(page, typed);
    const here = page.getByRole('group', { name: th.palette.here });
    await expect(here.getByRole('option').first()).toContainText(name);
    await here.getByRole('option').first().click();
  };
  await act('start sync', agentPlaces.th.sync_this);
  await expect(dialog.getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await act('rename', agentPlaces.th.edit_this);
  await expect(page).toHaveURL(/edit=1/);
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await act('ลบ', agentPlaces.th.delete_this);
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await expectAccessible();
  await takePicture('palette-act');
  await page.keyboard.press('Escape');

  // Of another screen there is nothing to delete.
  await page.goto('/engine-management');
  await find(page, agentPlaces.th.delete_this);
  await expect(page.getByRole('option', { name: agentPlaces.th.delete_this })).toHaveCount(0);
});

test.describe('a person of their own', () => {
  test.use({ visitor: 'stranger' });

  test('a folded group stays folded for the person, with the open screen in sight', async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto('/login?next=/settings/roles');
    // It would be folded for everybody who shares the administrator.
    await signIn(page, await newPerson(request, 'administrator'));
    const sidebar = page.getByRole('navigation', { name: th.shell.main_navigation });
    const group = sidebar.getByRole('button', { name: th.groups.administration });
    const users = sidebar.getByRole('link', { name: identity.th.users });
    await expect(users).toBeVisible();
    const folding = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/user-settings') && answer.request().method() === 'PUT',
    );
    await group.click();
    await folding;
    await expect(users).toBeHidden();
    await expect(sidebar.getByRole('link', { name: identity.th.roles })).toBeVisible();
    await expectAccessible();
    await takePicture('sidebar-folded');

    await page.goto('/settings/users');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.getByRole('link', { name: identity.th.roles })).toBeHidden();
    await group.click();
    await expect(sidebar.getByRole('link', { name: identity.th.roles })).toBeVisible();
  });
});

test('changing the company keeps the place; from a record it leads to the list, and says so', async ({
  page,
  takePicture,
}) => {
  const switcher = page.getByRole('button', { name: new RegExp(th.shell.switch_company) });
  const change = async (company: string) => {
    await switcher.click();
    await page.getByRole('menu').getByText(company).click();
    // Its text may name others too, which have unread notices.
    await expect(switcher).toHaveAttribute('title', new RegExp(company));
  };
  await page.goto('/settings/organization?tab=position');
  const [entered = ''] = th.shell.entered.split('{{');
  await Promise.all([expect(page.getByText(entered)).toBeVisible(), change('ตะวันงาม')]);
  await expect(page).toHaveURL('/settings/organization?tab=position');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await change('ธารอ้อยทอง');

  await page.goto(EXAMPLE_ENGINE);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await Promise.all([
    // It is said for a few seconds only.
    expect(page.getByText(th.shell.elsewhere_record.split('“')[0] ?? '')).toBeVisible(),
    change('ตะวันงาม'),
  ]);
  await expect(page).toHaveURL('/engine-management');
  await takePicture('company-elsewhere');
  await change('ธารอ้อยทอง');
});

test('breadcrumbs name the record, and the way back is above the title of every form and record', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(EXAMPLE_AGENT);
  const agent = page.getByRole('rowheader').getByRole('link');
  const title = (await agent.textContent()) ?? '';
  await agent.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const crumbs = page.getByRole('navigation', { name: th.shell.breadcrumbs });
  await expect(crumbs).toContainText(agents.th.cms);
  await expect(crumbs.getByRole('listitem').last()).toHaveText(title);
  await page.goto('/engine-management/create');
  const main = page.getByRole('main');
  await expect(crumbs).toContainText(engines.th.create);
  const back = main.getByRole('navigation').getByRole('link').first();
  await expect(back).toHaveAttribute('href', '/engine-management');
  const topOf = async (what: typeof back) => (await what.boundingBox())?.y ?? 0;
  await expect(main.getByRole('heading').first()).toBeVisible();
  expect(await topOf(back)).toBeLessThan(await topOf(main.getByRole('heading').first()));
  await expectAccessible();
});

test('no tab of the settings is cut, on a desktop or a phone', async ({ page, takePicture }) => {
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    for (const path of ['my-setting', 'company', 'users', 'employees']) {
      await page.goto(`/settings/${path}`);
      const bar = page.getByRole('navigation', { name: th.shell.setting, exact: true });
      await expect(bar).toBeVisible();
      for (const link of await bar.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
    await takePicture(`settings-${size.width}`);
  }
});

test('everything that can be created is a quick action', async ({ page, takePicture }) => {
  await page.goto('/');
  await page.getByRole('button', { name: th.shell.quick_actions }).click();
  const menu = page.getByRole('menu', { name: th.shell.quick_actions });
  await expect(menu.getByRole('menuitem', { name: directory.th.create_position })).toBeVisible();
  await takePicture('quick-actions');
  await menu.getByRole('menuitem', { name: account.th.create_token }).click();
  await expect(page).toHaveURL('/settings/account?create=1');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the interface in English has its groups too', async ({ stayingPage }) => {
  const page = await stayingPage('en');
  const sidebar = page.getByRole('navigation', { name: en.shell.main_navigation });
  for (const name of Object.values(en.groups)) {
    await expect(sidebar.getByRole('button', { name })).toBeVisible();
  }
});
