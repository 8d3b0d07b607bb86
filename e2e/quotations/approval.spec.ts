import type { Page } from '@playwright/test';
import { en } from '#modules/quotations/i18n/en.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../open-as.ts';
import { takePicture } from '../pictures.ts';
import { makeQuotation } from './made-quotation.ts';
import { expectStep, readOnPhoneInEnglish } from './write-quotation.ts';

const { detail, revisions, sending } = th;

test('a large offer is approved by two people, one of them on a phone in English, and never by its author', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { id } = await makeQuotation(page.request, { unitPrice: 30_000, validUntil: '2099-12-31' });
  const address = `${baseURL}/quotations/${id}`;
  await page.goto(address);
  await expectStep(page, 'submitted');
  await expect(page.getByText(th.approvals.waiting)).toBeVisible();
  await expect(page.getByRole('button', { name: th.approvals.approve, exact: true })).toBeHidden();

  const manager = await openAs(browser, { username: 'manager', address });
  await readOnPhoneInEnglish(manager);
  const approve = manager.getByRole('button', { name: en.approvals.approve, exact: true });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await manager.getByLabel(en.approvals.note).fill('Good margin');
  expect(await examine(manager)).toEqual([]);
  await takePicture(manager, 'quotation-approval-phone');
  await approve.click();
  await confirmApproval(manager, en.approvals.approve);
  await expect(manager.getByRole('region', { name: en.approvals.yours })).toBeHidden();
  const next = manager.getByRole('region', { name: en.approvals.next_title });
  await expect(next.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect(await examine(manager)).toEqual([]);
  await takePicture(manager, 'quotation-approved-phone');
  await manager.context().close();
  await expectStep(page, 'in_approval');

  const second = await openAs(browser, { username: 'staff', address });
  await second.getByRole('button', { name: th.approvals.approve, exact: true }).click();
  await confirmApproval(second, th.approvals.approve);
  await expectStep(second, 'approved');
  const steps = second.getByRole('list', { name: detail.steps });
  await expect(steps).toContainText(detail.approval_step);
  await expect(steps).not.toContainText(th.statuses.submitted);
  await second.context().close();

  await expectStep(page, 'approved');
  await expect(page.getByText('Good margin')).toBeVisible();
  await page.getByRole('button', { name: sending.title }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText(sending.no_mail)).toBeVisible();
  await expect(box.getByRole('link', { name: sending.enable_mail })).toBeVisible();
  await expect(box.getByRole('button', { name: sending.download })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotation-without-mail');
  await box.getByRole('button', { name: th.moves.names.sent }).click();
  await expectStep(page, 'sent');
  await expect(box).toBeHidden();
});

test('an approver sends an offer back with a reason, and its author corrects it', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { id } = await makeQuotation(page.request, { unitPrice: 30_000, validUntil: '2099-12-31' });
  const address = `${baseURL}/quotations/${id}`;
  await page.goto(address);
  const manager = await openAs(browser, { username: 'manager', address });
  await readOnPhoneInEnglish(manager);
  // Who decides sends it back, and does not take it back.
  await expect(manager.getByRole('button', { name: en.moves.names.draft })).toBeHidden();
  await manager.getByLabel(en.approvals.note).fill('The margin');
  await manager.getByRole('button', { name: en.approvals.reject, exact: true }).click();
  const dialog = manager.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: en.approvals.reject, exact: true });
  const reason = dialog.getByLabel(en.fields.reason);
  await expect(reason).toHaveValue('The margin');
  await reason.clear();
  await confirm.click();
  await expect(dialog.getByText(en.errors.reason_required)).toBeVisible();
  await reason.fill('The margin is too low');
  expect(await examine(manager)).toEqual([]);
  await takePicture(manager, 'quotation-sent-back-phone');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await manager.context().close();

  await expect(
    page.getByText(`${detail.rejected_by_approver}: The margin is too low`),
  ).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: th.moves.edit_again, exact: true }).click();
  await expectStep(page, 'draft');
  await expect(page.getByRole('link', { name: detail.edit, exact: true })).toBeVisible();
  const [asks = ''] = th.moves.would_ask.split('{{names}}');
  await expect(page.getByText(new RegExp(`^${asks}`))).toBeVisible();
  await page.getByRole('button', { name: th.moves.names.submitted, exact: true }).click();
  // Names who decides now.
  const [sentTo = ''] = th.moves.submitted_to.split('{{names}}');
  await expect(page.getByText(new RegExp(`^${sentTo}`))).toBeVisible();
  await takePicture(page, 'quotation-submitted');
});

test('an offer whose last day is over has expired, and is offered again as a revision', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await makeQuotation(page.request, { unitPrice: 100, validUntil: '2026-02-14' });
  await page.goto(`/quotations/${id}`);
  await expect(page.getByText(detail.expired.replace('{{day}}', '14 ก.พ. 2569'))).toBeVisible();
  await expect(page.getByRole('button', { name: sending.title })).toBeHidden();
  await expectAccessible();
  await page.getByRole('button', { name: revisions.revise }).click();
  await page.getByRole('dialog').getByRole('button', { name: revisions.revise }).click();
  await expectStep(page, 'draft');
  await expect(page.getByRole('heading', { level: 1, name: /-R2$/ })).toBeVisible();
});

/** The dialog names the customer before anything is approved. */
async function confirmApproval(person: Page, name: string): Promise<void> {
  const dialog = person.getByRole('dialog');
  await expect(dialog).toContainText('ลูกค้าของการอนุมัติ');
  await dialog.getByRole('button', { name, exact: true }).click();
}
