import { readFile } from 'node:fs/promises';
import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { act, chooseFiles, createAgent, row, say, syncNow, upload } from './agents-at-work.ts';

test('files that are not accepted are listed, and a duplicate name needs a decision', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยคิวอัปโหลด', index: 'upload-queue' });
  await upload(page, [{ name: 'ราคา.md', text: '# ราคา\n\nตันละ 1,160 บาท' }]);
  // What has arrived is in the list before its upload knows that it is done.
  const queue = page.getByRole('region', { name: th.files.queue_title });
  await expect(queue).toHaveCount(0);

  await chooseFiles(page, [
    { name: 'โปรแกรม.exe', text: 'MZ' },
    { name: 'หน้าเว็บ.pdf', text: '<html><body>no document</body></html>' },
    { name: 'ราคา.md', text: '# ราคา\n\nตันละ 1,200 บาท' },
  ]);
  await expect(queue).toContainText(say(th.errors.file_type_not_allowed, { extension: 'exe' }));
  await expect(queue).toContainText(th.reasons.wrong_type);
  await expect(queue.getByRole('button', { name: th.files.retry })).toHaveCount(0);
  await expect(queue).toContainText(th.files.queue.clash);
  await expectAccessible();
  await takePicture('agent-upload-queue');

  await queue.getByRole('button', { name: `${th.files.replace}: ราคา.md` }).click();
  await expect(queue).toContainText(say(th.files.queue_summary, { done: 1, total: 3 }));
  await queue.getByRole('button', { name: th.files.clear_completed }).click();
  await expect(queue).toContainText(say(th.files.queue_summary, { done: 0, total: 2 }));
  await expect(page.getByRole('row').filter({ hasText: 'ราคา.md' })).toHaveCount(1);
});

test('of many hundred files only the visible ones are rendered, problems first', async ({
  page,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยไฟล์จำนวนมาก', index: 'hundreds-of-files' });
  await page.route('**/v1/agents/*/files', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The answer never comes while the journey lasts.
    return undefined;
  });
  const many = Array.from({ length: 800 }, (_, at) => ({ name: `บันทึก ${at}.md`, text: '# ก' }));
  await chooseFiles(page, [...many, { name: 'โปรแกรม.exe', text: 'MZ' }]);
  const queue = page.getByRole('region', { name: th.files.queue_title });
  await expect(queue).toContainText(say(th.files.queue_summary, { done: 0, total: 801 }));
  await expect(queue).toContainText(say(th.files.queue_unsettled, { count: 1 }));
  const items = queue.getByRole('listitem');
  await expect(items.first()).toContainText('โปรแกรม.exe');
  expect(await items.count()).toBeLessThan(40);
  // The list is as long as its files were measured to be: further down there may be more.
  await expect(async () => {
    await items.first().hover();
    await page.mouse.wheel(0, 1_000_000);
    await expect(items.last()).toContainText('บันทึก 799.md', { timeout: 1_000 });
  }).toPass();
});

test('a file is downloaded, noted, renamed and deleted', async ({ page, takePicture }) => {
  await createAgent(page, { name: 'ผู้ช่วยจัดการไฟล์', index: 'file-actions' });
  const text = '# ประกาศ\n\nปิดรับอ้อยวันที่ 31 มีนาคม';
  await upload(page, [{ name: 'ประกาศ.md', text }]);
  // The files move up when the queue is done.
  await expect(page.getByRole('region', { name: th.files.queue_title })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    expect(page.getByText(th.toasts.file_downloaded)).toBeVisible(),
    act(page, 'ประกาศ.md', th.files.actions.download),
  ]);
  expect(download.suggestedFilename()).toBe('ประกาศ.md');
  expect(await readFile(await download.path(), 'utf8')).toBe(text);

  await act(page, 'ประกาศ.md', th.files.actions.edit_note);
  const note = page.getByRole('dialog', { name: th.files.note_title });
  await note.getByRole('textbox').fill('ใช้ถึงสิ้นปี');
  await note.getByRole('button', { name: platform.form.save }).click();
  await expect(row(page, 'ประกาศ.md')).toContainText('ใช้ถึงสิ้นปี');

  await act(page, 'ประกาศ.md', th.actions.rename);
  const rename = page.getByRole('dialog', { name: th.files.rename_title });
  await rename.getByRole('textbox').fill('ประกาศปิดรับอ้อย');
  await takePicture('agent-rename-file');
  await rename.getByRole('button', { name: platform.form.save }).click();
  await expect(row(page, 'ประกาศปิดรับอ้อย.md')).toBeVisible();

  await act(page, 'ประกาศปิดรับอ้อย.md', th.files.actions.delete);
  await page.getByRole('button', { name: th.files.delete_confirm }).click();
  await expect(page.getByText(th.toasts.file_deleted)).toBeVisible();
  await expect(page.getByText(th.files.empty_title)).toBeVisible();
});

test('a text file that was read in the wrong encoding is read again in the one that a person chooses', async ({
  page,
  expectAccessible,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยอ่านอักษรจีน', index: 'encodings' });
  // Sugar, in the encoding of Taiwan and Hong Kong, whose bytes mean something in that of China as well.
  const text = Buffer.from('ace2bf7d0a'.repeat(60), 'hex');
  await upload(page, [{ name: 'น้ำตาล.txt', text }]);
  await syncNow(page);
  await page.getByRole('tab', { name: th.fields.file_list }).click();
  const big5 = say(th.files.read_as, { encoding: th.encodings.big5 });
  await expect(row(page, 'น้ำตาล.txt')).toContainText(th.files.read_as.split('{{')[0] ?? '');
  await expect(row(page, 'น้ำตาล.txt')).not.toContainText(big5);

  await act(page, 'น้ำตาล.txt', th.files.actions.choose_encoding);
  const dialog = page.getByRole('dialog', { name: th.files.encoding_title });
  const choice = dialog.getByRole('combobox', { name: th.files.encoding });
  await expect(choice).toBeFocused();
  await expect(choice).toHaveValue('');
  await expectAccessible();
  await choice.selectOption({ label: th.encodings.big5 });
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog).toBeHidden();

  await syncNow(page);
  await page.getByRole('tab', { name: th.fields.file_list }).click();
  await expect(row(page, 'น้ำตาล.txt')).toContainText(big5);
  await act(page, 'น้ำตาล.txt', th.files.actions.chunks);
  await expect(page.getByRole('dialog')).toContainText('砂糖');
});

test('leaving during an upload needs confirmation', async ({ page }) => {
  await createAgent(page, { name: 'ผู้ช่วยระหว่างอัปโหลด', index: 'leaving' });
  await page.route('**/v1/agents/*/files', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The answer never comes while the journey lasts.
    return undefined;
  });
  await chooseFiles(page, [{ name: 'ช้า.md', text: '# ช้า' }]);
  await page.getByRole('tab', { name: th.detail.tabs.settings }).click();
  await expect(page.getByText(th.fields.chunk_size)).toBeVisible();
  await page.getByRole('link', { name: th.detail.breadcrumb }).last().click();
  await expect(page.getByText(th.files.leave_title)).toBeVisible();
  await page.getByRole('button', { name: th.files.stay }).click();
  await page.getByRole('tab', { name: th.fields.file_list }).click();
  await page
    .getByRole('button', { name: say(th.files.cancel_upload, { filename: 'ช้า.md' }) })
    .click();
  await page.getByRole('link', { name: th.detail.breadcrumb }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: th.list.title })).toBeVisible();
});
