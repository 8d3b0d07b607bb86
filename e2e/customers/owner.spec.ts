import { th } from '#modules/customers/i18n/th.ts';
import { administrator } from '../administrator.ts';
import { expect, signIn, test } from '../fixtures.ts';

const { fields } = th;

test('a manager, who may not see everyone, hands a new customer to somebody below', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, { ...administrator, username: 'manager' });
  await page.goto('/customers/create');
  const owner = page.getByRole('combobox', { name: fields.owner_id });
  const author = await owner.inputValue();
  await owner.fill('');
  const others = page.getByRole('listbox').getByRole('option').filter({ hasNotText: author });
  const chosen = (await others.first().textContent()) ?? '';
  // Somebody who is added meanwhile may come first.
  await page.getByRole('option', { name: chosen, exact: true }).click();
  await expect(owner).toHaveValue(chosen);
  await context.close();
});
