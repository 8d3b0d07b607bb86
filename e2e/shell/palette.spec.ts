import { th as agents } from '#modules/agents/i18n/th.ts';
import { navigation } from '#modules/agents/i18n/navigation.ts';
import { places } from '#modules/agents/i18n/places.ts';
import { th } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('the palette leads to screens, commands and records, by keyboard alone', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: th.palette.open, exact: true });
  // Keys are heard once the screen is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: th.palette.title });
  const option = (name: string) => page.getByRole('option', { name });
  await expect(field).toBeFocused();
  await expect(option(th.shell.home)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();

  // By its English name, on a page in Thai.
  await field.fill('agent management');
  await expect(option(navigation.th.agents)).toBeVisible();
  // The keys of the Thai word for a sugar cane quota, with the English layout on.
  await field.fill('F8;9k');
  await expect(option('คู่มือโควตาอ้อย').first()).toBeVisible();
  await expectAccessible();
  await takePicture('palette');

  await field.fill('คู่มือโควตา');
  const document = option('คู่มือโควตาอ้อย').first();
  await expect(document).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/agent-management\/[0-9a-f-]{36}\?/);
  await expect(page.getByRole('dialog')).toBeHidden();

  // What was chosen last comes first, also after a reload.
  await expect(page.getByRole('main').getByText('คู่มือโควตาอ้อย').first()).toBeVisible();
  await button.click();
  await expect(page.getByRole('group', { name: th.palette.recent })).toContainText('คู่มือโควตาอ้อย');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is typed before the window is there is in its field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: th.palette.open, exact: true }).click();
  await page.keyboard.type('agent management');
  const field = page.getByRole('combobox', { name: th.palette.title });
  await expect(field).toHaveValue('agent management');
  await expect(page.getByRole('option', { name: navigation.th.agents })).toBeVisible();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('agent managements');
});

test('on a phone the palette is the whole screen', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/cms/agent-management');
  await expect(page.getByRole('heading', { name: agents.list.title })).toBeVisible();
  await page.getByRole('button', { name: th.palette.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option', { name: th.shell.home })).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(PHONE.width);
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(PHONE.height);
  await expectAccessible();
  await takePicture('palette-phone');
  await dialog.getByRole('option', { name: places.th.create }).click();
  await expect(page).toHaveURL(/create=1/);
});
