import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';
import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const { actions, fields, source, sources } = th;

test('a source whose server cannot be reached is reported, changed, cancelled while it does not answer, and deleted', async ({
  page,
  takePicture,
  expectAccessible,
}) => {
  const name = `แหล่ง ${Date.now()}`;
  await page.goto('/air/sources');
  await page.getByRole('button', { name: source.add }).first().click();
  const sheet = page.getByRole('dialog');
  const labels = { ...fields, ...source.fields };
  const fill = (field: keyof typeof labels, value: string) =>
    sheet.getByLabel(labels[field], { exact: false }).first().fill(value);
  await fill('company_code', `S${Date.now()}`);
  await fill('company_name', name);
  await fill('host', '10.0.0.1');
  await fill('database', 'shop');
  await fill('username', 'reader');
  await fill('password', 'never-shown-again');
  await sheet.getByLabel(fields.kind).selectOption({ value: 'mysql' });
  await expect(sheet.getByLabel(fields.port)).toHaveValue('3306');
  await expect(sheet.getByText(source.hints.databases)).toBeVisible();
  await expectAccessible();
  await takePicture('source-mysql');
  await sheet.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(sources.failures.forbidden_address);
  await expect(row).toContainText(source.encryption_short.verified);

  const choose = async (action: string) => {
    await row.getByRole('button', { name: platformTh.table.row_actions }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  // Saved with an empty field, the password stays: none is sent.
  await choose(actions.edit);
  await expect(sheet.getByLabel(source.fields.password)).toHaveValue('');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await sheet.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  expect((await saving).postDataJSON()).not.toHaveProperty('password');
  await expect(sheet).toBeHidden();

  await choose(actions.edit);
  await sheet.getByLabel(fields.encryption).selectOption({ value: 'unverified' });
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = z.object({ port: z.number() }).parse(silent.address());
  await fill('host', '127.0.0.1');
  await fill('port', String(port));
  await fill('password', 'given-again');
  await sheet.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  await expect(row).toContainText(source.encryption_short.unverified);

  await choose(source.read_now);
  await expect(row).toContainText(source.asking);
  await row.getByRole('button', { name: source.cancel_reading }).click();
  await expect(row).toContainText(source.states.failed);
  silent.close();

  await choose(source.remove);
  await page.getByRole('dialog').getByRole('button', { name: source.remove }).click();
  await expect(row).toBeHidden();
});
