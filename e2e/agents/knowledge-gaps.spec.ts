import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { act, createAgent, field, row, syncNow, upload } from './agents-at-work.ts';

const RULES = { name: 'ระเบียบ.txt', text: 'อ้อยไฟไหม้ถูกหักเงินตันละ 30 บาท' };

test('a question without an answer is assigned, closed by a file, and reopened when it is asked again', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await createAgent(page, { name: 'ผู้ช่วยทดสอบช่องว่าง', index: 'gaps' });
  await upload(page, [RULES]);
  await syncNow(page);
  const ask = async (text: string) => {
    await page.getByRole('tab', { name: th.detail.tabs.ask }).click();
    const question = page.getByRole('textbox', { name: th.ask.title });
    await question.fill(text);
    await question.press('Enter');
    await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
    await expect(page.getByText(th.ask.no_passages).first()).toBeVisible();
    await page.getByRole('tab', { name: th.detail.tabs.quality }).click();
  };
  await ask('โบนัสออกวันไหน');
  await expect(row(page, 'โบนัสออกวันไหน')).toContainText(th.quality.gap_unassigned);
  await expectAccessible();
  await takePicture('agent-gaps');

  await act(page, 'โบนัสออกวันไหน', th.quality.gap_assign);
  const assign = page.getByRole('dialog', { name: th.quality.gap_assign_title });
  await assign.getByRole('combobox', { name: th.quality.gap_assignee }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expectAccessible();
  await assign.getByRole('button', { name: platform.form.save }).click();
  await expect(row(page, 'โบนัสออกวันไหน')).not.toContainText(th.quality.gap_unassigned);

  await act(page, 'โบนัสออกวันไหน', th.quality.gap_close);
  const close = page.getByRole('dialog', { name: th.quality.gap_close_title });
  await close.getByRole('button', { name: th.quality.gap_close, exact: true }).click();
  await expect(close.getByText(th.errors.expected_file_required)).toBeVisible();
  await close.getByRole('combobox', { name: th.quality.gap_close_file }).click();
  await page.getByRole('option', { name: RULES.name }).click();
  await expectAccessible();
  await close.getByRole('button', { name: th.quality.gap_close, exact: true }).click();
  await expect(page.getByText(th.quality.gaps_none, { exact: true })).toBeVisible();
  await expect(row(page, 'โบนัสออกวันไหน')).toContainText(th.quality.results.waiting);

  await page.getByRole('combobox', { name: th.quality.gaps_show }).selectOption('closed');
  const gaps = page.getByRole('table', { name: th.quality.gaps_title });
  await expect(gaps.getByRole('row').filter({ hasText: RULES.name })).toBeVisible();
  await ask('โบนัสออกวันไหนคะ');
  await page.getByRole('combobox', { name: th.quality.gaps_show }).selectOption('open');
  await expect(gaps.getByRole('row').filter({ hasText: 'โบนัสออกวันไหนคะ' })).toBeVisible();
  await act(page, 'โบนัสออกวันไหนคะ', th.quality.gap_close);
  await close.getByText(th.quality.gap_close_by_note, { exact: true }).click();
  await field(close, th.quality.gap_close_note).fill('ไม่ใช่เรื่องของเอเจนต์นี้');
  await close.getByRole('button', { name: th.quality.gap_close, exact: true }).click();
  await expect(page.getByText(th.quality.gaps_none, { exact: true })).toBeVisible();
});
