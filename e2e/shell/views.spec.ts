import { th as engines } from '#modules/engines/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { th as texts } from '#platform/contract/texts/views.th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { views } = texts;

test.use({ visitor: 'stranger' });

test('a list is saved as a view, shared, changed, opened by default and deleted', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(request);
  const name = `ใช้งานอยู่ ${Date.now()}`;
  await page.goto('/login?next=/engine-management?status=active');
  await signIn(page, person);
  const bar = page.getByRole('search');
  const button = (label: string) => bar.getByRole('button', { name: label, exact: true });
  const choose = async (label: string) => page.getByRole('menuitem', { name: label }).click();
  const dialog = page.getByRole('dialog');

  await button(platform.table.columns).click();
  await page.getByRole('menuitemcheckbox', { name: engines.fields.type, exact: true }).click();
  await page.keyboard.press('Escape');
  await button(platform.table.views).click();
  await choose(views.save_as);
  await dialog.getByLabel(views.name).fill('ย'.repeat(81));
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(
    dialog.getByText(platform.validation.too_long.replace('{{limit}}', '80')),
  ).toBeVisible();
  await dialog.getByLabel(views.name).fill(name);
  await dialog.getByLabel(views.share).check();
  await expectAccessible();
  await takePicture('view-dialog');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(button(name)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // What differs from the view is shown as such, until it is saved or the view is opened again.
  await bar.getByRole('combobox', { name: engines.fields.status }).selectOption('');
  const changed = views.changed.replace('{{name}}', name);
  await expect(button(changed)).toBeVisible();
  await bar.getByRole('combobox', { name: engines.list.use }).selectOption('yes');
  await expect(page).toHaveURL(/in_use=yes/);
  await button(changed).click();
  await takePicture('view-menu');
  await expectAccessible();
  await choose(views.save);
  await expect(button(name)).toBeVisible();

  await button(name).click();
  await choose(views.save_as);
  await dialog.getByLabel(views.name).fill(name);
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog.getByText('คุณมีมุมมองชื่อนี้แล้ว')).toBeVisible();
  await dialog.getByRole('button', { name: platform.form.cancel }).click();

  await button(name).click();
  await page.getByRole('menuitemcheckbox', { name: views.make_default }).click();
  await expect(page.getByText(views.default_chosen.replace('{{name}}', name))).toBeVisible();
  await page.goto('/engine-management');
  await expect(button(name)).toBeVisible();
  await expect(page).toHaveURL(/in_use=yes/);
  await expect(page.getByRole('columnheader', { name: engines.fields.type })).toHaveCount(0);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(name).click();
  await choose(views.copy_link);
  await expect(page.getByText(views.link_copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/engine-management\?view=/);

  await button(name).click();
  await page.getByRole('menuitemradio', { name: views.standard }).click();
  await expect(page).toHaveURL(/\/engine-management$/);
  // The list without a view shows what the person has chosen for themselves.
  const type = page.getByRole('columnheader', { name: engines.fields.type });
  await button(platform.table.columns).click();
  await page.getByRole('menuitemcheckbox', { name: engines.fields.type, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(type).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/in_use=yes/);
  await expect(type).toHaveCount(0);

  await onPhone(page, async () => {
    await expect(button(name)).toBeVisible();
    await expectNoSideways(page);
    await takePicture('view-phone');
  });

  await button(name).click();
  await choose(views.delete);
  await expect(dialog.getByText(views.delete_shared)).toBeVisible();
  await dialog.getByRole('button', { name: views.delete }).click();
  await expect(button(platform.table.views)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(views.gone)).toBeVisible();
});

test('a shared view shows what there is, and names what it leaves out', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(request);
  const name = `ของผู้ดูแล ${Date.now()}`;
  const answer = await request.post('/v1/views', {
    headers: await administratorHeaders(request),
    data: {
      list: 'engines',
      name,
      shared: true,
      address: '?status=active&engine_type=spell&colour=red',
      columns: ['name', 'status', 'cost'],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/login?next=/engine-management');
  await signIn(page, person);
  await page.getByRole('button', { name: platform.table.views, exact: true }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/status=active/);
  const left = views.left_out
    .replace('{{name}}', name)
    .replace('{{parts}}', `${engines.fields.type}, colour, cost`);
  await expect(page.getByText(left)).toBeVisible();
  await expectAccessible();
  await takePicture('view-left-out');
  // It is not theirs to change.
  await page.getByRole('search').getByRole('button', { name }).click();
  await expect(page.getByRole('menuitem', { name: views.save_as })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: views.delete })).toHaveCount(0);
});
