import type { Page } from '@playwright/test';
import { navigation } from '#modules/identity/i18n/navigation.ts';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';

const PHONE = { width: 390, height: 844 };
const HALF_A_MINUTE_OF_SEVEN_DAYS = 30;
/** To one server, without HTTP/2. */
const CONNECTIONS_OF_A_BROWSER = 6;

test('the frame shows the current location and closes its sidebar by key, remembered for a week', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/settings/my-setting');
  const crumbs = page.getByRole('navigation', { name: th.shell.breadcrumbs });
  await expect(crumbs).toContainText('การตั้งค่าของฉัน');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: th.shell.main_navigation });
  const width = async () => (await sidebar.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);

  await page.keyboard.press('Control+b');
  await expect.poll(width).toBeLessThan(60);
  await expectAccessible();
  const cookie = (await context.cookies()).find(({ name }) => name.includes('sidebar'));
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.abs(days - 7) * 86_400).toBeLessThan(HALF_A_MINUTE_OF_SEVEN_DAYS);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(width).toBeLessThan(60);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBeGreaterThan(200);
});

test('on a phone the sidebar slides over the page and closes after a choice', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/settings/my-setting');
  await page.getByRole('button', { name: th.shell.toggle_sidebar }).click();
  const home = page.getByRole('link', { name: th.shell.home });
  await expect(home).toBeVisible();
  await expectAccessible();
  await takePicture('sidebar-phone');
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: th.shell.setting, exact: true })).toBeHidden();
});

test('tabs that nobody sees leave their connections to others, and follow again once they are seen', async ({
  page,
  context,
}) => {
  const connected = (tab: Page) =>
    tab.waitForResponse((answer) => answer.url().endsWith('/v1/stream'));
  const see = (tab: Page, isSeen: boolean) =>
    tab.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isSeen);
  const open = async () => {
    const tab = await context.newPage();
    await Promise.all([connected(tab), tab.goto('/settings/my-setting')]);
    return tab;
  };
  const firstTab = await open();
  const tabs = [firstTab];
  while (tabs.length < CONNECTIONS_OF_A_BROWSER) tabs.push(await open());
  for (const tab of tabs) await see(tab, false);

  await page.goto('/settings/my-setting');
  await expect(page.getByRole('navigation', { name: th.shell.breadcrumbs })).toBeVisible();
  const [again] = await Promise.all([connected(firstTab), see(firstTab, true)]);
  expect(again.request().headers()['last-event-id']).toMatch(/^\d+$/);
  for (const tab of tabs) await tab.close();
});

test('an unknown path leads to the page for missing screens', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL('/not-found');
  await expect(page.getByRole('heading', { name: th.shell.not_found })).toBeVisible();
  await expectAccessible();
  await takePicture('not-found');
  await page.getByRole('link', { name: th.shell.back_home }).click();
  await expect(page).toHaveURL('/');
});

test('another company is entered through the switcher, with its own name and permissions', async ({
  page,
}) => {
  await page.goto('/');
  const switcher = page.getByRole('button', { name: new RegExp(th.shell.switch_company) });
  await expect(switcher).toHaveAttribute('title', /ธารอ้อยทอง/);
  await switcher.click();
  await page.getByRole('menu').getByText('ตะวันงาม').click();
  await expect(switcher).toHaveAttribute('title', /ตะวันงาม/);
  await page.reload();
  await expect(switcher).toHaveAttribute('title', /ตะวันงาม/);
});

test.describe('a person of their own', () => {
  test.use({ visitor: 'stranger' });

  test('the person’s menu leads to the account and the settings, and changes the language for good', async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto('/login');
    // The language is stored for the person: others would be met by it when they sign in.
    await signIn(page, await newPerson(request));
    const menu = async (name: string) => {
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await expect(page.getByRole('menu', { name })).toBeVisible();
    };
    await menu(th.shell.user_menu);
    await expectAccessible();
    await takePicture('user-menu');
    await page.getByRole('menuitem', { name: th.shell.account }).click();
    await expect(page).toHaveURL('/settings/account');
    await menu(th.shell.user_menu);
    await page.getByRole('menuitem', { name: th.shell.setting }).click();
    await expect(page).toHaveURL('/settings/my-setting');

    await menu(th.shell.user_menu);
    await page.getByRole('menuitemradio', { name: th.languages.en }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Where the person was is still known, by its name in the language that was chosen.
    await page.getByRole('button', { name: en.palette.open, exact: true }).click();
    await expect(page.getByRole('group', { name: en.palette.recent })).toContainText(
      navigation.en.account,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await menu(en.shell.user_menu);
    await page.getByRole('menuitemradio', { name: en.languages.th }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });
});
