import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { READERS, readAs } from '../readers.ts';
import { COMPANY, takeMailTurn } from './mail-turn.ts';

const LIST = '/notification-center/customize';
const MANY = 1_000;

for (const reader of READERS) {
  const {
    channel_names: names,
    customs,
    errors,
    fields,
    settings,
    stages,
  } = { th, en }[reader.language];
  const { outside, send, steps, wizard } = customs;

  test(`a message is written in four steps and reaches a thousand pasted people once each, ${reader.language} at ${reader.width} pixels`, async ({
    page,
    request,
    baseURL,
    expectAccessible,
    takePicture,
  }) => {
    // On a slow machine, a thousand mails take minutes, and so does the turn before.
    test.setTimeout(30 * 60_000);
    const mail = await takeMailTurn(request, baseURL);
    const name = `ประกาศถึงชาวไร่ ${Date.now()}`;
    await page.addInitScript(
      (company) => sessionStorage.setItem('backoffice.company', String(company)),
      COMPANY,
    );
    await readAs(page, reader);
    await page.goto(LIST);
    await page.getByRole('link', { name: customs.list.create }).first().click();
    const next = page.getByRole('button', { name: wizard.next, exact: true });
    await expect(next).toBeDisabled();
    await page.getByRole('textbox', { name: fields.name }).fill(name);
    await page.getByRole('checkbox', { name: names.Email }).check();
    await expectAccessible();
    await takePicture('notification-custom-basics');
    await next.click();

    await expect(page.getByText(steps.content, { exact: false }).first()).toBeVisible();
    await page.getByRole('textbox', { name: fields.title }).fill('ประกาศวันเปิดหีบ');
    const message = page.getByRole('textbox', { name: fields.message });
    await message.fill('ก'.repeat(501));
    await expect(page.getByText(errors.message_too_long).first()).toBeVisible();
    await message.fill('โรงงานเปิดหีบวันที่ 1 ธันวาคม');
    await expect(page.getByText(settings.save_states.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(message).toHaveValue('โรงงานเปิดหีบวันที่ 1 ธันวาคม');
    await expectAccessible();
    await takePicture('notification-custom-content');
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePicture('notification-custom-content-phone');
    });
    await next.click();

    await page.getByRole('button', { name: outside.add }).click();
    const stamp = Date.now();
    const addresses = Array.from({ length: MANY }, (_, index) => `p${stamp}-${index}@farm.example`);
    const rows = addresses.map((address) => `${address}\t081-234-5678`);
    await page.getByRole('textbox', { name: `${fields.email} 1`, exact: true }).evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...rows, 'นี่ไม่ใช่ที่อยู่'].join('\n'),
    );
    await expect(
      page.getByText(outside.line.replace('{{line}}', '1,001').replace('{{text}}', 'นี่ไม่ใช่ที่อยู่')),
    ).toBeVisible();
    await expect(page.getByText(settings.save_states.saved, { exact: true })).toBeVisible();
    await expectAccessible();
    await takePicture('notification-custom-recipients');
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePicture('notification-custom-recipients-phone');
    });
    await next.click();

    await expect(page.getByText(/1,000 (?:คน|people)/).first()).toBeVisible();
    await expectAccessible();
    await takePicture('notification-custom-review');
    await page.getByRole('button', { name: send.create_and_send }).click();
    const dialog = page.getByRole('dialog', { name: send.title });
    await dialog.getByRole('radio', { name: send.ways.at_once }).check();
    const confirm = dialog.getByRole('button', { name: send.send });
    await expect(confirm).toBeDisabled();
    await dialog
      .getByRole('checkbox', { name: send.confirm_other.replace('{{count}}', '1,000') })
      .check();
    await expectAccessible();
    await takePicture('notification-custom-send');
    await confirm.click();
    await expect(dialog).toBeHidden();

    await expect(page.getByRole('heading', { level: 2, name: stages.sent })).toBeVisible({
      timeout: 20 * 60_000,
    });
    expect(mail.received.toSorted()).toEqual(addresses.toSorted());
    await page.getByRole('tab', { name: settings.detail.history }).click();
    await page.getByRole('rowheader', { name: 'ประกาศวันเปิดหีบ' }).first().click();
    await expect(page.getByRole('dialog').getByRole('rowheader').first()).toBeVisible();
    await expectAccessible();
    await takePicture('notification-custom-sent');
    await mail.end();
  });
}
