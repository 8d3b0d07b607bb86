import { generate } from 'otplib';
import { en } from '#modules/identity/i18n/en.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { administrator } from '../administrator.ts';
import { examine } from '../examine.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';

test.use({ visitor: 'stranger' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});

test.afterAll(() => server.stop());

test('a company requires a second factor: people set it up first, and can do nothing else until then', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto('/login?next=/settings/security');
  await signIn(page);

  await page.getByRole('button', { name: th.security.edit }).click();
  const sheet = page.getByRole('dialog');
  const length = sheet.getByLabel(new RegExp(`^${th.security.min_characters.split(' ')[0]}`));
  await length.fill('9');
  await sheet.getByRole('button', { name: platformTh.form.save }).click();
  await expect(sheet.getByText(th.errors.min_characters_range)).toBeVisible();
  await length.fill('14');
  await sheet.getByRole('switch', { name: th.security.is_otp_required }).check();
  expect(await examine(page)).toEqual([]);
  await sheet.getByRole('button', { name: platformTh.form.save }).click();

  // Saving it concerns the administrator as well.
  await expect(page).toHaveURL(/\/second-factor/);
  await expect(page.getByRole('heading', { name: th.second_factor.title })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.goto('/settings/users');
  await expect(page).toHaveURL('/second-factor?next=%2Fsettings%2Fusers');

  await page.getByLabel(th.account.password.current, { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByAltText(th.account.otp.qr)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  const secret = await page.getByLabel(th.account.otp.secret).inputValue();
  await page.getByLabel(th.account.otp.first_code).fill(await generate({ secret }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(th.account.otp.codes_hint)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.getByRole('button', { name: th.account.otp.codes_kept }).click();
  await expect(page).toHaveURL('/settings/users');

  await page.goto('/settings/account');
  await expect(page.getByText(th.account.otp.on, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: th.account.otp.disable })).toHaveCount(0);
  await page.getByRole('button', { name: th.account.password.change }).click();
  await sheet
    .getByLabel(new RegExp(`^${th.account.password.current}`))
    .fill(administrator.password);
  const choose = async (password: string) => {
    await sheet.getByLabel(new RegExp(`^${th.choose_password.password}`)).fill(password);
    await sheet.getByLabel(new RegExp(`^${th.choose_password.repeat}`)).fill(password);
    await sheet.getByRole('button', { name: platformTh.form.save }).click();
  };
  await choose('only-thirteen');
  await expect(
    sheet.getByText(th.errors.password_below_policy.replace('{{limit}}', '14')),
  ).toBeVisible();
  await choose('123456789987654321');
  await expect(sheet.getByText(th.errors.password_common)).toBeVisible();
  await context.close();
});

test('a person who types wrong passwords reads beside the field how long to wait', async ({
  browser,
  request,
}) => {
  const data = { username: 'somebody', password: 'wrong' };
  for (let wrong = 0; wrong < 10; wrong += 1) {
    await request.post(`${server.address}/api/auth/local`, { data });
  }
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel(en.sign_in.username).fill('somebody');
  const password = page.getByLabel(en.sign_in.password, { exact: true });
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Please wait (?:900|8\d\d) seconds and try again/)).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Please wait/);
  expect(await examine(page)).toEqual([]);
  await context.close();
});
