import { z } from 'zod';
import { inboxTh } from '#modules/notifications/i18n/inbox.th.ts';
import { th } from '#platform/contract/texts/th.ts';
import { administrator } from '../administrator.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';

test.use({ visitor: 'stranger' });

const SECOND = { id: '2', name: /ตะวันงาม/ };

test('somebody let into another company sees in the present one that there is news, and by whom', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const person = await newPerson(request);
  const entered = await request.post('/api/auth/local', { data: administrator });
  const { jwt } = z.object({ jwt: z.string() }).parse(await entered.json());
  const headers = { authorization: `Bearer ${jwt}`, 'x-company-id': SECOND.id };
  const { data: roles } = z
    .object({ data: z.array(z.object({ id: z.string(), built_in: z.string().nullable() })) })
    .parse(await (await request.get('/v1/roles', { headers })).json());
  const role_id = roles.find(({ built_in }) => built_in === 'viewer')?.id;
  const body = { identifier: person.username, role_id, employee_id: null };
  const added = await request.post('/v1/users/members', { data: body, headers });
  expect(added.status()).toBe(201);

  await page.goto('/login');
  await signIn(page, person);
  const switcher = page.getByRole('button', { name: new RegExp(th.shell.switch_company) });
  await expect(async () => {
    await page.reload();
    await expect(switcher).toHaveAccessibleName(new RegExp(`${th.inbox.unread} 1`));
  }).toPass();
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
});
