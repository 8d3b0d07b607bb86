import { th as people } from '#modules/directory/i18n/th.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from './new-person.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'a-long-phrase-of-mine';

test('an administrator invites a person, who chooses a password and is signed in', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
  takePicture,
}) => {
  const username = `somsri-${Date.now()}`;
  await page.goto('/settings/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible();
  await takePicture('users');

  await page.getByRole('button', { name: th.users.invite }).click();
  await page.getByRole('button', { name: th.users.form.invite, exact: true }).click();
  await expect(page.getByText(th.errors.new_username_required)).toBeVisible();
  await page.getByRole('textbox', { name: th.fields.username }).fill(username);
  const sheet = page.getByRole('dialog', { name: th.users.form.invite_title });
  await sheet.getByText(th.users.form.existing_account, { exact: true }).click();
  await expect(sheet.getByLabel(th.users.form.identifier)).toHaveValue(username);
  await sheet.getByText(th.users.form.new_account, { exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: th.fields.username })).toHaveValue(username);
  await sheet.getByRole('radio', { name: th.roles.staff, exact: true }).click();
  await expectAccessible();
  await sheet.getByText(th.users.form.new_employee, { exact: true }).click();
  const write = (name: 'first_name_th' | 'last_name_th', value: string) =>
    sheet.getByRole('textbox', { name: people.fields[name] }).fill(value);
  await write('first_name_th', 'สมศรี');
  await sheet.getByRole('button', { name: th.users.form.invite, exact: true }).click();
  await expect(sheet.getByText(people.errors.last_name_th_required)).toBeVisible();
  await expectAccessible();
  await takePicture('users-invite');
  await write('last_name_th', 'ใจงาม');
  await page.getByRole('button', { name: th.users.form.invite, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: new RegExp(username) });
  const address = await dialog.getByRole('textbox', { name: th.users.link.address }).inputValue();
  expect(address).toContain('/choose-password#');
  await expectAccessible();
  await takePicture('users-link');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(dialog.getByRole('button', { name: th.users.link.copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: th.users.link.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await dialog.getByRole('button', { name: th.actions.done }).click();
  await page.goto(`/settings/users?search=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText(th.users.statuses.invited)).toBeVisible();
  await expect(row.getByText('สมศรี ใจงาม')).toBeVisible();

  const invited = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await invited.goto(address);
  await invited.getByLabel(th.choose_password.password, { exact: true }).fill(PASSWORD);
  await invited.getByLabel(th.choose_password.repeat).fill('something else');
  await invited.getByRole('button', { name: th.choose_password.submit }).click();
  await expect(invited.getByText(th.errors.passwords_differ)).toBeVisible();
  await invited.screenshot({ path: 'test-results/pictures/choose-password.png' });
  await invited.getByLabel(th.choose_password.repeat).fill(PASSWORD);
  await invited.getByRole('button', { name: th.choose_password.submit }).click();
  await expect(invited).toHaveURL('/login');
  await expect(invited.getByLabel(th.sign_in.username)).toHaveValue(username);
  await signIn(invited, { username, password: PASSWORD });
  await invited.goto(address);
  await expect(invited.getByText(th.errors.account_link_expired)).toBeVisible();
  await invited.close();
});

test('an account is disabled from its row after a confirmation, and enabled again', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  // Somebody whose account no other journey signs in to meanwhile.
  const { username } = await newPerson(page.request, 'viewer');
  await page.setViewportSize(PHONE);
  await page.goto(`/settings/users?search=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  const act = async (label: string) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  };
  await act(th.users.actions.deactivate);
  await expect(row.getByText(th.users.statuses.inactive)).toBeVisible();
  await expectAccessible();
  await takePicture('users-phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await act(th.users.actions.reactivate);
  await expect(row.getByText(th.users.statuses.active)).toBeVisible();
});

test('an administrator finds a colleague by role, sees their sign-ins, and signs a device out', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(page.request);
  const elsewhere = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await elsewhere.goto('/login');
  await signIn(elsewhere, person);
  await page.goto(`/settings/users?search=${person.username}`);
  const row = page.getByRole('row').filter({ hasText: person.username });
  await page.getByRole('combobox', { name: th.fields.role }).click();
  await page.getByRole('option', { name: th.roles.viewer }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: th.fields.role }).click();
  await page.getByRole('option', { name: th.roles.staff }).click();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: th.users.actions.devices }).click();
  const sheet = page.getByRole('dialog', { name: new RegExp(person.username) });
  await expect(sheet.getByText(th.events.signed_in).first()).toBeVisible();
  await expectAccessible();
  await takePicture('users-devices');
  const out = sheet.getByRole('button', { name: /ออกจากระบบบน/ });
  await expect(out.first()).toBeVisible();
  const devices = await out.count();
  await out.first().click();
  await expect(out).toHaveCount(devices - 1);
  await elsewhere.close();
});

test('many people are invited by a file, and their links are downloaded', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = `many-${Date.now()}`;
  await page.setViewportSize(PHONE);
  await page.goto('/settings/users');
  await page.getByRole('button', { name: th.users.bulk.open }).click();
  const sheet = page.getByRole('dialog', { name: th.users.bulk.title });
  const choose = (role: string) =>
    sheet.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `${th.fields.username},${th.fields.role}\n${name}-1,viewer\n${name}-2,${role}`,
      ),
    });
  await choose('เจ้าของไร่');
  await expect(sheet.getByText(th.errors.role_id_unknown)).toBeVisible();
  await expectAccessible();
  await takePicture('users-bulk-problems');
  await choose(th.roles.staff);
  await sheet
    .getByRole('button', { name: th.users.bulk.run_other.replace('{{count}}', '2') })
    .click();
  await expect(sheet.getByText(`${name}-2`)).toBeVisible();
  await expectAccessible();
  await takePicture('users-bulk-links');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: th.users.bulk.download }).click();
  expect((await download).suggestedFilename()).toBe(`${th.users.bulk.file_name}.csv`);
  await sheet.getByRole('button', { name: th.actions.done }).click();
  // The focus returns to the button that had opened it.
  await expect(sheet).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(`${name}-1`)).toBeVisible();
});
