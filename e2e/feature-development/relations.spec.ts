import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { newSow } from './own-sow.ts';

const { relations, flow } = th;

test('a SOW waits for another: its page, list and board show it, a circle is refused, and moving it on warns', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const sow = await newSow(page.request, { stage: 0 });
  const headers = await administratorHeaders(page.request);
  const first = `งานที่ต้องมาก่อน ${Date.now()}`;
  const answer = await page.request.post('/v1/sows', {
    data: { name: first, sop_id: sow.sopId },
    headers,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const dialog = page.getByRole('dialog');
  const addRelated = async (kind: keyof typeof relations.choices, name: string) => {
    await page.getByRole('button', { name: relations.add }).click();
    await dialog.getByRole('radio', { name: relations.choices[kind] }).check();
    await dialog.getByRole('combobox', { name: relations.sow }).fill(name);
    await page.getByRole('option').filter({ hasText: name }).first().click();
    await dialog.getByRole('button', { name: relations.add }).click();
  };

  await page.goto(sow.path);
  await addRelated('blocked_by', first);
  await expect(page.getByText(relations.added)).toBeVisible();
  const warning = relations.waits_for.replace('{{names}}', first);
  await expect(page.getByText(warning)).toBeVisible();
  await expectAccessible();
  await takePicture('relations-sow');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('relations-sow-phone');
  });

  // Starting it asks first.
  await page.getByRole('button', { name: th.workspace.actions.start }).first().click();
  await expect(dialog.getByText(first)).toBeVisible();
  await dialog.getByRole('button', { name: platform.form.cancel }).click();
  await expect(page.getByText(th.workspace.stage.states.started)).toHaveCount(0);

  await addRelated('blocks', first);
  await expect(dialog.getByText(/→/)).toBeVisible();
  await expectAccessible();
  await takePicture('relations-circle');
  await page.keyboard.press('Escape');

  // The list and the board show the sign; the board asks before the SOW is started.
  const waits = relations.waits.replace('{{count}}', '1');
  await page.goto(`/cube-feature-development/board?sop_id=${sow.sopId}`);
  const card = page.getByRole('listitem').filter({ hasText: waits });
  await expect(card).toHaveCount(1);
  await card.getByRole('button').first().click();
  const start = flow.board.moves.start.replace('{{stage}}', '1');
  await page.getByRole('menuitem', { name: start, exact: true }).click();
  await expect(dialog.getByText(first)).toBeVisible();
  await expectAccessible();
  await takePicture('relations-warning');
  await dialog.getByRole('button', { name: relations.warning.proceed }).click();
  await expect(
    page.getByText(flow.board.started.replace('{{stage}}', '1').split('“')[0] ?? '').first(),
  ).toBeVisible();

  // What others wait for is deleted only by its name.
  await page.goto(sow.path.replace(/\/[^/]+$/, ''));
  await expect(page.getByRole('row').filter({ hasText: waits })).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: first });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: th.actions.delete }).click();
  await expect(dialog.getByText(relations.delete_check.split('{{')[0] ?? '')).toBeVisible();
  await takePicture('relations-delete');
  await dialog.getByRole('textbox').fill(first);
  await dialog.getByRole('button', { name: th.deletion.confirm }).click();
  await expect(page.getByText(th.deletion.deleted.replace('{{name}}', first))).toBeVisible();
  await page.goto(sow.path);
  await expect(page.getByRole('button', { name: relations.add })).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
});
