import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { createAgent, LIST, row, say, upload } from './agents-at-work.ts';

const { batch } = th;

test('chosen files are disabled together, and deleted together', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยทำทีละหลายไฟล์', index: 'files-together' });
  const names = ['หนึ่ง.md', 'สอง.md', 'สาม.md'];
  await upload(
    page,
    names.map((name) => ({ name, text: `# ${name}` })),
  );
  // The bar of selected rows would cover a table that the queue has pushed down.
  await expect(page.getByRole('region', { name: th.files.queue_title })).toHaveCount(0);
  for (const name of names) await expect(row(page, name)).toBeVisible();
  await page.getByRole('checkbox', { name: platform.table.select_all }).check();
  await page.getByRole('button', { name: th.files.actions.disable, exact: true }).click();
  const disabling = page.getByRole('dialog', {
    name: say(batch.files.disable.title_other, { count: 3 }),
  });
  await expect(disabling.getByRole('listitem')).toHaveCount(3);
  await expectAccessible();
  await takePicture('files-batch');
  await disabling.getByRole('button', { name: th.files.actions.disable }).click();
  await expect(page.getByText(say(platform.batch.done_other, { count: 3 }))).toBeVisible();
  for (const name of names) await expect(row(page, name)).toContainText(th.statuses.file.disabled);

  for (const name of names.slice(1)) await row(page, name).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say(platform.table.selected, { count: 2 }) });
  await bar.getByRole('button', { name: th.files.actions.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: th.files.actions.delete }).click();
  await expect(row(page, 'สาม.md')).toHaveCount(0);
  await expect(row(page, 'สอง.md')).toHaveCount(0);
  await expect(row(page, 'หนึ่ง.md')).toBeVisible();
});

test('chosen agents are deleted together once their number is typed', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const names = ['ผู้ช่วยชั่วคราวหนึ่ง', 'ผู้ช่วยชั่วคราวสอง'];
  for (const [number, name] of names.entries()) {
    await createAgent(page, { name, index: `passing-${number}` });
  }
  await page.goto(`${LIST}?search=ผู้ช่วยชั่วคราว`);
  for (const name of names) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: th.actions.delete, exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: say(batch.agents.delete.title_other, { count: 2 }),
  });
  const confirm = dialog.getByRole('button', { name: th.actions.delete });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('2');
  await expectAccessible();
  await takePicture('agents-batch');
  await confirm.click();
  await expect(page.getByText(th.list.no_results)).toBeVisible();
});
