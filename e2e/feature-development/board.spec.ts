import type { Locator, Page } from '@playwright/test';
import { th } from '#modules/feature-development/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';

const { board } = th.flow;
const { complete_dialog } = th.workspace;
const NAME = 'หน้าจอบันทึกค่าความหวาน';
const STAGES: Readonly<Record<number, string>> = th.stages;
const textFor = (text: string, stage: number) => text.replace('{{stage}}', String(stage));

const columnOf = (page: Page, stage: number) => page.getByRole('region', { name: STAGES[stage] });
const cardsOf = (page: Page, stage: number) => columnOf(page, stage).getByRole('listitem');

/** A card cannot be dragged while the move before is still being stored. */
async function drag(card: Locator, target: Locator): Promise<void> {
  await expect(card).toHaveAttribute('aria-busy', 'false');
  await card.dragTo(target);
}

/** A board by stages with one card, which waits for its eleventh. */
async function openBoard(page: Page): Promise<void> {
  const sow = await newSow(page.request, { stage: 10 });
  await page.goto(`/cube-feature-development/board?group=stage&search=${NAME}&sop_id=${sow.sopId}`);
}

test('a card is moved by mouse where the rules allow it, refused elsewhere with the reason, and moved back with a reason', async ({
  page,
}) => {
  await openBoard(page);
  const dialog = page.getByRole('dialog');
  const notStarted = columnOf(page, 12).getByText(textFor(board.refused.not_started, 11));

  await cardsOf(page, 11).hover();
  await page.mouse.down();
  await columnOf(page, 12).hover();
  await expect(notStarted).toBeVisible();
  await page.mouse.up();
  await expect(notStarted).toHaveCount(0);
  await expect(cardsOf(page, 11)).toContainText(th.flow.waiting);

  // Onto the heading: the middle of the column may be where the card is taken, and then nothing is dragged.
  await drag(cardsOf(page, 11), columnOf(page, 11).getByRole('heading'));
  await expect(cardsOf(page, 11)).toContainText(th.flow.working);
  await drag(cardsOf(page, 11), columnOf(page, 12));
  await dialog.getByRole('button', { name: complete_dialog.confirm }).click();
  await expect(cardsOf(page, 12)).toHaveCount(1);
  await expect(dialog).toHaveCount(0);

  await drag(cardsOf(page, 12), columnOf(page, 11));
  await dialog.getByRole('textbox').fill('ลูกค้าขอแก้');
  await dialog.getByRole('button', { name: board.rollback.confirm }).click();
  await expect(cardsOf(page, 11)).toContainText(th.flow.again.replace('{{pass}}', '2'));
});

test('the same is done by keyboard', async ({ page }) => {
  await openBoard(page);
  const menu = page.getByRole('button', { name: board.card_menu.replace('{{name}}', NAME) });
  const choice = (text: string) =>
    page.getByRole('menuitem', { name: new RegExp(`^${textFor(text, 11)}`) });
  const dialog = page.getByRole('dialog');
  const openMenu = async () => {
    await menu.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  };

  await openMenu();
  const refused = choice(board.moves.complete);
  await expect(refused).toBeDisabled();
  await expect(refused).toContainText(textFor(board.refused.not_started, 11));
  await choice(board.moves.start).press('Enter');
  await expect(cardsOf(page, 11)).toContainText(th.flow.working);

  await openMenu();
  await choice(board.moves.complete).press('Enter');
  await dialog.getByRole('textbox').fill('ขึ้นเครื่องพัฒนาแล้ว');
  await dialog.getByRole('button', { name: complete_dialog.confirm }).press('Enter');
  await expect(cardsOf(page, 12)).toHaveCount(1);
  await expect(dialog).toHaveCount(0);

  await openMenu();
  await choice(board.moves.rollback).press('Enter');
  const confirm = dialog.getByRole('button', { name: board.rollback.confirm });
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await openMenu();
  await choice(board.moves.rollback).press('Enter');
  await dialog.getByRole('textbox').fill('ลูกค้าขอแก้');
  await confirm.press('Enter');
  await expect(cardsOf(page, 11)).toContainText(th.flow.again.replace('{{pass}}', '2'));
});

test('a stage is done and the next one begins in one step, and several cards are changed together', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const sow = await newSow(page.request, { stage: 10 });
  await sow.start(11);
  await sow.addBeside([{ name: 'รายงานประจำวัน' }]);
  await page.goto(`/cube-feature-development/board?group=stage&sop_id=${sow.sopId}`);
  await page.getByRole('button', { name: board.card_menu.replace('{{name}}', NAME) }).click();
  const { done_next } = th.workspace.actions;
  await takePicture('board-card-menu');
  await page
    .getByRole('menuitem', { name: textFor(done_next, 11).replace('{{next}}', '12') })
    .click();
  await expect(cardsOf(page, 12)).toContainText(th.flow.working);

  for (const name of [NAME, 'รายงานประจำวัน']) {
    await page.getByRole('checkbox', { name: board.select.replace('{{name}}', name) }).check();
  }
  await expectAccessible();
  await takePicture('board-several');
  await page.getByRole('button', { name: th.several.tags }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: th.several.add_tags }).fill('เร่ง');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: th.forms.update }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').getByText('เร่ง', { exact: true })).toHaveCount(2);
});
