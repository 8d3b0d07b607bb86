import { generate } from 'otplib';
import { th as agentTexts } from '#modules/agents/i18n/th.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from './new-person.ts';

test.use({ visitor: 'stranger' });

const PHONE = { width: 390, height: 844 };

test('a person enables the second step, and signs in by a code and by a recovery code', async ({
  page,
  request,
  browser,
  baseURL,
  expectAccessible,
  takePicture,
}) => {
  // Signing in twice as often as usual.
  const person = await newPerson(request);
  await page.goto('/login?next=/settings/account');
  await signIn(page, person);
  await expect(page.getByText(th.account.sessions.this_device)).toBeVisible();
  await expect(page.getByRole('button', { name: person.username })).toBeVisible();
  await expectAccessible();
  await takePicture('account');

  await page.getByRole('button', { name: th.account.otp.enable, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(th.account.password.current, { exact: true });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: th.account.otp.enable_confirm }).click();
  await expect(dialog.getByText(th.errors.wrong_current_password)).toBeVisible();
  await password.fill(person.password);
  await dialog.getByRole('button', { name: th.account.otp.enable_confirm }).click();
  await expect(dialog.getByAltText(th.account.otp.qr)).toBeVisible();
  await expectAccessible();
  await takePicture('account-otp');
  const secret = await dialog.getByLabel(th.account.otp.secret).inputValue();
  await dialog.getByLabel(th.account.otp.first_code).fill(await generate({ secret }));
  await dialog.getByRole('button', { name: th.account.otp.enable }).click();
  await expect(dialog.getByText(th.account.otp.codes_hint)).toBeVisible();
  await expectAccessible();
  await takePicture('account-codes');
  const code = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: th.account.otp.codes_kept }).click();
  await expect(page.getByText(th.account.otp.on)).toBeVisible();

  const phone = await browser.newPage({ baseURL, locale: 'th-TH', viewport: PHONE });
  await phone.goto('/login?next=/settings/account');
  await phone.getByLabel(th.sign_in.username).fill(person.username);
  await phone.getByLabel(th.sign_in.password, { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: th.sign_in.submit }).click();
  await phone.getByLabel(th.sign_in.code, { exact: true }).fill('000000');
  await phone.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(phone.getByText(th.errors.wrong_code).first()).toBeVisible();
  await phone.getByLabel(th.sign_in.code, { exact: true }).fill(code);
  await phone.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(phone).toHaveURL('/settings/account');
  await expect(phone.getByText(th.account.sessions.this_device)).toBeVisible();
  await phone.screenshot({ path: 'test-results/pictures/account-phone.png', fullPage: true });
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await phone.close();

  await page.reload();
  await page.getByRole('button', { name: th.account.sessions.revoke_others }).click();
  await dialog.getByRole('button', { name: th.account.sessions.revoke, exact: true }).click();
  await expect(page.getByText(th.account.sessions.others_revoked)).toBeVisible();
});

test('a password is changed by a person who knows the old one', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/login?next=/settings/account');
  await signIn(page, person);
  // By key, as the profile above it moves it when it is there.
  await page.getByRole('button', { name: th.account.password.change }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(new RegExp(`^${th.account.password.current}`)).fill(person.password);
  await sheet.getByLabel(new RegExp(`^${th.choose_password.password}`)).fill('another-long-phrase');
  await sheet.getByLabel(new RegExp(`^${th.choose_password.repeat}`)).fill('another-long-phrase');
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.account.password.saved)).toBeVisible();
});

test('a token is shown once, used by a program, and revoked', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(request);
  await page.goto('/login?next=/settings/account');
  await signIn(page, person);
  await page.getByRole('button', { name: th.account.tokens.create }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: th.account.tokens.create }).click();
  await expect(window.getByText(th.errors.token_permissions_required)).toBeVisible();
  await window.getByRole('textbox', { name: th.account.tokens.name }).fill('n8n');
  await window.getByRole('checkbox', { name: agentTexts.permissions.read, exact: true }).check();
  await expectAccessible();
  await takePicture('account-token-form');
  await window.getByRole('button', { name: th.account.tokens.create }).click();
  const token = await window.getByLabel(th.account.tokens.token, { exact: true }).inputValue();
  await expectAccessible();
  await takePicture('account-token');
  await window.getByRole('button', { name: th.actions.done }).click();
  // Its address is removed when it closes: loaded before, the page would open it again.
  await expect(window).toBeHidden();

  const headers = { authorization: `Bearer ${token}`, 'x-company-id': '1' };
  expect((await request.get('/v1/agents', { headers })).status()).toBe(200);
  expect((await request.get('/api/account', { headers })).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(th.account.tokens.used)).toBeVisible();
  await takePicture('account-tokens');
  const name = th.account.tokens.delete_named.replace('{{name}}', 'n8n');
  await page.getByRole('button', { name }).click();
  await window.getByRole('button', { name: th.actions.delete, exact: true }).click();
  await expect(page.getByText(th.account.tokens.none)).toBeVisible();
});
