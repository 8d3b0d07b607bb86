import { inboxTh } from '#modules/notifications/i18n/inbox.th.ts';
import { th } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { letIn, newPerson } from '../identity/new-person.ts';

test.use({ visitor: 'stranger' });

const SECOND = { company: 2, name: /ตะวันงาม/ };

test('somebody let into another company while at work sees it at once in the present one, and by whom, and is led back when they are let out', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(request);
  await page.goto('/login');
  const listening = page.waitForResponse('**/v1/stream');
  await signIn(page, person);
  await listening;
  const switcher = page.getByRole('button', { name: new RegExp(th.shell.switch_company) });
  await expect(switcher).not.toHaveAccessibleName(new RegExp(th.inbox.unread));

  const { company } = SECOND;
  const id = await letIn(request, { company, identifier: person.username });
  await expect(page.getByText(/คุณเข้าใช้งาน.*ตะวันงาม.*ได้แล้ว/)).toBeVisible();
  await expect(switcher).toHaveAccessibleName(new RegExp(`${th.inbox.unread} 1`));
  await takePicture('let-in');
  await switcher.click();
  const entry = page.getByRole('menuitemradio', { name: SECOND.name });
  await expect(entry).toContainText(`${th.inbox.unread} 1`);
  await expectAccessible();
  await takePicture('switcher-news');
  await entry.click();
  await expect(switcher).toHaveAttribute('title', SECOND.name);
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { level: 1, name: inboxTh.title })).toBeVisible();
  await expect(page.getByText(/ให้สิทธิ์คุณเข้าใช้งานบริษัทนี้แล้ว/)).toBeVisible();
  await expect(switcher).not.toHaveAccessibleName(new RegExp(th.inbox.unread));
  await takePicture('let-in-notice');

  const headers = await administratorHeaders(request, company);
  expect((await request.delete(`/v1/users/${id}`, { headers })).ok()).toBe(true);
  await expect(page.getByText(/คุณไม่มีสิทธิ์เข้าใช้งาน.*ตะวันงาม/)).toBeVisible();
  await expect(switcher).toHaveAttribute('title', /ธารอ้อยทอง/);
  await expect(page).toHaveURL('/');
  await takePicture('let-out');
});
