import { randomUUID } from 'node:crypto';
import { th } from '#platform/contract/texts/th.ts';
import { createAgent, startSync, upload } from '../agents/agents-at-work.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('the end of a sync arrives in the inbox by itself, links to it, and is marked as read by following the link', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const bell = page.getByRole('button', { name: th.inbox.title });
  const index = `inbox-${randomUUID().slice(0, 8)}`;
  await createAgent(page, { name: index, index });
  await upload(page, [{ name: 'โควตา.txt', text: 'โควตาอ้อยของฤดูหีบ' }]);
  await startSync(page);
  await page.getByRole('link', { name: th.shell.setting }).first().click();
  await expect(page).toHaveURL(/settings/);

  await expect(bell).toHaveAccessibleName(/ยังไม่อ่าน/);
  await bell.click();
  const inbox = page.getByRole('dialog', { name: th.inbox.title });
  // Syncs of other journeys are in the administrator's name as well.
  const own = inbox.getByRole('listitem').filter({ hasText: index });
  await expect(own).toContainText('ซิงก์เอกสารของ');
  await expect(own).toContainText(th.inbox.unread);
  await expectAccessible();
  await takePicture('inbox');
  await own.getByRole('button').first().click();
  await expect(page).toHaveURL(/agent-management\/[0-9a-f-]{36}\?tab=sync/);
  await expect(inbox).toBeHidden();

  await page.setViewportSize(PHONE);
  await bell.click();
  await expect(own).not.toContainText(th.inbox.unread);
  await own.getByRole('button', { name: th.inbox.mark_unread }).click();
  await expect(own).toContainText(th.inbox.unread);
  await inbox.getByRole('button', { name: th.inbox.mark_all }).click();
  await expect(own).not.toContainText(th.inbox.unread);
  await expectAccessible();
  await takePicture('inbox-phone');

  // As e-mails about it lead there.
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1) ?? '';
  await page.goto(`/records/agent/${id}?company=1`);
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  await page.goto(`/records/agent/${id}?company=2`);
  await expect(page).toHaveURL(/\/inbox$/);
});
