import { th } from '#modules/quotations/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { COMPANY, takeMailTurn } from '../notifications/mail-turn.ts';
import { takePicture } from '../pictures.ts';
import { addCustomer, expectStep, issue, line, saveDraft } from './write-quotation.ts';

const { fields, lines, sending } = th;

test('an offer goes out by mail with its paper, and counts as sent once the mail server has taken it', async ({
  page,
  request,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(30 * 60_000);
  // Other journeys with mail servers of their own take turns.
  const mail = await takeMailTurn(request, baseURL);
  const recipient = `buyer-${Date.now()}@test.example`;
  await page.addInitScript(
    (company) => sessionStorage.setItem('backoffice.company', String(company)),
    COMPANY,
  );
  await page.goto('/quotations/create');
  await addCustomer(page, `ลูกค้าทางอีเมล ${Date.now()} จำกัด`);
  await page.getByRole('button', { name: lines.add_free }).click();
  await line(page, 1).getByLabel(fields.item_name).fill('ค่าขนส่ง');
  await line(page, 1).getByRole('textbox', { name: fields.unit, exact: true }).fill('เที่ยว');
  await line(page, 1).getByLabel(fields.unit_price).fill('900');
  await saveDraft(page);
  await issue(page);
  await page.getByRole('button', { name: sending.title }).click();
  const sheet = page.getByRole('dialog');
  const to = sheet.getByRole('textbox', { name: sending.recipient_email, exact: true });
  await to.fill('nobody at all');
  await sheet.getByRole('button', { name: sending.send }).click();
  await expect(sheet.getByText(th.errors.email_invalid)).toBeVisible();
  await sheet.getByRole('button', { name: sending.preview }).click();
  await expect(sheet.getByRole('img', { name: sending.picture })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotation-mail');
  await to.fill(recipient);
  await sheet.getByRole('button', { name: sending.send }).click();
  await expectStep(page, 'sent');
  expect(mail.received).toContain(recipient);
  await page.getByRole('tab', { name: sending.documents }).click();
  const sent = page.getByRole('listitem').filter({ hasText: recipient });
  await expect(sent).toContainText(sending.mail_states.sent);
  await expectAccessible();
  await mail.end();
});
