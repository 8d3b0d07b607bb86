import { en } from '#modules/quotations/i18n/en.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import {
  addCustomer,
  addProduct,
  expectStep,
  issue,
  line,
  move,
  readOnPhoneInEnglish,
  saveDraft,
  writeQuotation,
} from './write-quotation.ts';

const { detail, errors, fields, form, lines, moves, order_progresses, orders, revisions, sending } =
  th;

test('a call becomes an offer that is right to the satang, survives a reload, and is accepted', async ({
  page,
  expectAccessible,
}) => {
  const customer = `โทรเข้ามา ${Date.now()} จำกัด`;
  await page.goto('/quotations/create');
  await page.getByRole('button', { name: form.create }).click();
  await expect(page.getByText(errors.items_required).first()).toBeVisible();
  await addCustomer(page, customer);
  await addProduct(page, 'SUG-RAW');
  await expect(line(page, 1).getByLabel(fields.quantity)).toBeFocused();
  // What is typed replaces the number that is there, by keyboard as after a click; people see that it is chosen.
  const chosen = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(chosen).toBe('1');
  await page.keyboard.type('3');
  await expect(line(page, 1).getByLabel(fields.quantity)).toHaveValue('3');
  await line(page, 1).getByLabel(fields.unit_price).fill('333.33');
  await line(page, 1).getByLabel(fields.discount, { exact: true }).click();
  await expect.poll(chosen).toBe('0');
  await page.keyboard.type('3');
  await expect(line(page, 1).getByLabel(fields.discount, { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: lines.paste }).click();
  const paste = page.getByRole('dialog');
  await paste.getByLabel(lines.paste_label).fill('ค่าบริการ\nค่าขนส่ง\t2\tเที่ยว\t1,500.50\t10%');
  await expect(paste.getByRole('cell', { name: 'ค่าขนส่ง' })).toBeVisible();
  await expectAccessible();
  await paste
    .getByRole('button', { name: lines.paste_add_other.replace('{{count}}', '2') })
    .click();
  // Line 1: 999.99 - 30.00 = 969.99; line 3: 3,001.00 - 300.10 = 2,700.90; VAT 256.96.
  const totals = page.getByRole('region', { name: form.totals });
  await expect(totals).toContainText('3,927.85');
  await expect(line(page, 3).getByLabel(fields.unit_price)).toHaveValue('1,500.50');
  await line(page, 3)
    .getByRole('button', { name: /^ย้ายรายการ/ })
    .press('ArrowUp');
  await expect(line(page, 2).getByLabel(fields.item_name)).toHaveValue('ค่าขนส่ง');
  const handle = (number: number) => line(page, number).getByRole('button', { name: /^ย้ายรายการ/ });
  await handle(2).dragTo(line(page, 3));
  await expect(line(page, 3).getByLabel(fields.item_name)).toHaveValue('ค่าขนส่ง');
  await handle(3).dragTo(line(page, 2));
  await expect(line(page, 2).getByLabel(fields.item_name)).toHaveValue('ค่าขนส่ง');
  await expectAccessible();
  await takePicture(page, 'quotation-form');
  await page.getByRole('button', { name: sending.preview }).click();
  const preview = page.getByRole('dialog', { name: sending.preview });
  await expect(preview.getByRole('img', { name: sending.picture })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  // What was kept before has the lines in another order.
  await expect.poll(() => page.evaluate(keptAnswers)).toMatch(/ค่าขนส่ง.*ค่าบริการ/);
  await page.reload();
  await expect(line(page, 2).getByLabel(fields.item_name)).toHaveValue('ค่าขนส่ง');
  await expect(page.getByRole('combobox', { name: fields.customer_id })).toHaveValue(customer);
  await expect(totals).toContainText('3,927.85');
  await saveDraft(page);

  await expect(page.getByText('3,927.85').first()).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotation');
  await issue(page);
  await expectStep(page, 'issued');
  // Nobody approves it, so that nothing says that somebody did.
  const steps = page.getByRole('list', { name: detail.steps });
  await expect(steps).not.toContainText(th.statuses.submitted);
  await expect(page.getByText(th.statuses.approved, { exact: true })).toHaveCount(0);
  await page.evaluate(pressAtOnce, moves.names.accepted);
  await move(page, 'sent');
  await expectStep(page, 'sent');
  // The second click of a double click asks nothing.
  const question = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: moves.names.accepted })).toBeEnabled();
  await expect(question).toHaveCount(0);
  await move(page, 'accepted');
  await question.getByLabel(moves.accepted_by).fill('คุณสมศรี ทางโทรศัพท์');
  await expectAccessible();
  await question.getByRole('button', { name: moves.names.accepted }).click();
  await expectStep(page, 'accepted');
  await expect(page.getByText(/^บันทึกการตอบรับเมื่อ .* · คุณสมศรี ทางโทรศัพท์$/)).toBeVisible();
  await page.getByRole('link', { name: detail.record_progress }).click();
  await page.getByLabel(fields.order_progress).selectOption('PARTIAL_ORDERED');
  await page.getByRole('button', { name: orders.save }).click();
  await expect(
    page.getByRole('row').filter({ hasText: order_progresses.PARTIAL_ORDERED }),
  ).toBeVisible();
  await expectAccessible();
});

test('an offer that was sent is revised, and both can be compared', async ({
  page,
  expectAccessible,
}) => {
  await writeQuotation(page, `ฉบับแก้ไข ${Date.now()} จำกัด`);
  await issue(page);
  await move(page, 'sent');
  await expectStep(page, 'sent');
  await page.getByRole('button', { name: revisions.revise }).click();
  await page.getByRole('dialog').getByRole('button', { name: revisions.revise }).click();
  await expect(page.getByRole('heading', { level: 1, name: /-R2$/ })).toBeVisible();
  await page.getByRole('link', { name: detail.edit, exact: true }).click();
  await line(page, 1).getByLabel(fields.unit_price).fill('950');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('tab', { name: detail.revisions }).click();
  const difference = page.getByRole('row').filter({ hasText: fields.unit_price });
  await expect(difference).toContainText('1,000.00');
  await expect(difference).toContainText('950.00');
  await expectAccessible();
  await takePicture(page, 'quotation-revisions');
  await readOnPhoneInEnglish(page);
  await expect(page.getByRole('row').filter({ hasText: en.fields.unit_price })).toContainText(
    '950.00',
  );
  await expectAccessible();
  await takePicture(page, 'quotation-revisions-phone');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByText(en.detail.superseded)).toBeVisible();
  await expect(page.getByRole('button', { name: en.moves.names.accepted })).toBeHidden();
  await expectAccessible();
});

test('a customer rejects an offer with a reason, which is copied to a new draft', async ({
  page,
  expectAccessible,
}) => {
  await writeQuotation(page, `ปฏิเสธ ${Date.now()} จำกัด`);
  await issue(page);
  await move(page, 'sent');
  await move(page, 'rejected');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: moves.names.rejected }).click();
  await expect(dialog.getByText(errors.reason_required)).toBeVisible();
  await dialog.getByText(moves.reasons.price, { exact: true }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: moves.names.rejected }).click();
  await expect(
    page.getByText(`${detail.rejected_by_customer}: ${moves.reasons.price}`),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await takePicture(page, 'quotation-phone');
  await page.getByRole('button', { name: platform.menu.more }).click();
  await page.getByRole('menuitem', { name: detail.duplicate }).click();
  await dialog.getByRole('button', { name: th.duplicate.confirm }).click();
  await expectStep(page, 'draft');
});

/** Presses a button at the moment at which it is drawn, as the second click of a double click might. */
function pressAtOnce(name: string): void {
  const observer = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (button === undefined) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** What this browser stores of the person's work. */
async function keptAnswers(): Promise<string> {
  const opened = indexedDB.open('backoffice');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const wanted = opened.result.transaction('queries').objectStore('queries').get('answers');
  await new Promise((resolve) => wanted.addEventListener('success', resolve));
  opened.result.close();
  return JSON.stringify(wanted.result);
}
