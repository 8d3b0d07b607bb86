import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administrator } from '../administrator.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { createAgent, EXAMPLE, LIST, say } from './agents-at-work.ts';

test('an agent is deleted from its own screen by typing its name, letter by letter', async ({
  page,
}) => {
  const name = 'ผู้ช่วยที่จะถูกลบ';
  await createAgent(page, { name, index: 'to-be-deleted' });
  await page.getByRole('button', { name: th.actions.delete }).click();
  const dialog = page.getByRole('dialog', { name: say(th.delete_dialog.title, { name }) });
  const confirm = dialog.getByRole('button', { name: th.delete_dialog.confirm });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(`${name} `);
  await expect(dialog.getByText(th.delete_dialog.detail_mismatch)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await confirm.click();
  await expect(page.getByText(th.toasts.deleted, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(LIST);
});

test('a missing agent is reported as missing', async ({ page, takePicture }) => {
  await page.goto(`${LIST}/019a0000-0000-7000-8000-000000000000`);
  await expect(page.getByText(th.detail.not_found)).toBeVisible();
  await takePicture('agent-missing');
  await page.getByRole('link', { name: th.detail.breadcrumb }).last().click();
  await expect(page).toHaveURL(LIST);
});

test('an agent that cannot be loaded leads back to the list, with the reason', async ({ page }) => {
  await page.route('**/v1/agents/019a*', (route) => route.abort());
  await page.goto(`${LIST}/019a0000-0000-7000-8000-000000000000`);
  const notifications = page.getByRole('region', { name: platform.feedback.notifications });
  await expect(notifications.getByText(th.toasts.load_agent_failed)).toBeVisible();
  await expect(page).toHaveURL(LIST);
});

test.describe('a person with read access', () => {
  test.use({ visitor: 'stranger' });

  test('sees agents and asks them, and is offered nothing else', async ({
    page,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto('/login');
    await signIn(page, { ...administrator, username: 'viewer' });
    await page.goto(LIST);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: th.list.create })).toHaveCount(0);
    await page.goto(`${LIST}?create=1`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(EXAMPLE);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('tab', { name: th.detail.tabs.ask })).toBeVisible();
    for (const name of [th.actions.edit, th.actions.delete, th.actions.sync]) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    await expectAccessible();
    await takePicture('agent-viewer');
  });
});
