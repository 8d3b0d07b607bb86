import { z } from 'zod';
import { th } from '#modules/customers/i18n/th.ts';
import { th as filesTh } from '#platform/contract/texts/attachments.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { activities, activity_types, detail, fields } = th;

const markDone = (subject: string) => activities.mark_this_done.replace('{{subject}}', subject);

const created = z.object({ id: z.string() });

test('an activity of a customer is planned, done, and then among what has happened', async ({
  page,
  request,
  expectAccessible,
}) => {
  const answer = await request.post('/v1/customers', {
    headers: await administratorHeaders(request),
    data: { customer_type: 'organization', company_name: `กิจกรรม ${Date.now()}` },
  });
  const { id } = created.parse(await answer.json());
  await page.goto(`/customers/${id}`);
  await page.getByRole('button', { name: activities.add }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(fields.subject).fill('นัดเยี่ยมโรงงาน');
  await sheet.getByLabel(fields.due_on).fill('31/12/2569');
  await expectAccessible();
  await sheet.getByRole('button', { name: platform.form.save }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('tab', { name: detail.activities, selected: true })).toBeVisible();

  const open = page.getByRole('table', { name: activities.open });
  const stream = page.getByRole('table', { name: activities.stream });
  await expect(open.getByRole('row', { name: /นัดเยี่ยมโรงงาน/ })).toContainText(activity_types.note);
  await expectAccessible();
  await takePicture(page, 'customer-activities');
  await open.getByRole('cell', { name: activity_types.note }).click();
  await expect(sheet.getByLabel(fields.subject)).toHaveValue('นัดเยี่ยมโรงงาน');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await open.getByRole('checkbox', { name: markDone('นัดเยี่ยมโรงงาน') }).click();
  await expect(page.getByText(activities.open_empty)).toBeVisible();
  await expect(stream.getByRole('row', { name: /นัดเยี่ยมโรงงาน/ })).toBeVisible();

  await page.getByRole('button', { name: activities.add }).click();
  await sheet.getByLabel(fields.subject).fill('คุยเรื่องราคา');
  await sheet.getByRole('button', { name: activities.follow_up_days.next_week }).click();
  await expect(sheet.getByLabel(fields.follow_up_on)).not.toHaveValue('');
  await sheet.getByLabel(fields.follow_up, { exact: true }).fill('ส่งใบเสนอราคา');
  await expectAccessible();
  await takePicture(page, 'customer-call-with-follow-up');
  await sheet.getByRole('button', { name: platform.form.save }).click();
  await expect(sheet).toBeHidden();
  await expect(stream.getByRole('row', { name: /คุยเรื่องราคา/ })).toBeVisible();
  await expect(open.getByRole('row', { name: /ส่งใบเสนอราคา/ })).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'customer-activities-phone-dark');
  await expectAccessible();
  await open.getByRole('checkbox', { name: markDone('ส่งใบเสนอราคา') }).click();
  await expect(page.getByText(activities.open_empty)).toBeVisible();

  await page.goto(`/customers/${id}?tab=files`);
  await expect(page.getByText(filesTh.attachments.empty)).toBeVisible();
  await expect(page.getByRole('tab', { name: detail.files })).toBeVisible();
});
