import { th } from '#modules/feature-development/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
import { newSow } from './own-sow.ts';

const { board } = th.flow;
const { actions } = th.workspace;
const NAME = 'หน้าจอบันทึกค่าความหวาน';
const STAGES: Readonly<Record<number, string>> = th.stages;
const name = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((said, [key, value]) => said.replace(`{{${key}}}`, value), text);

test('work is started and completed on the board by keyboard, with a word on what was done', async ({
  page,
}) => {
  const sow = await newSow(page.request, 10);
  await page.goto(`/cube-feature-development/board?group=stage&search=${NAME}&sop_id=${sow.sopId}`);
  const column = (stage: number) => page.getByRole('region', { name: STAGES[stage] });
  const menu = page.getByRole('button', { name: name(board.card_menu, { name: NAME }) });
  const choice = (text: string) =>
    page.getByRole('menuitem', { name: name(text, { stage: '11' }), exact: true });
  const dialog = page.getByRole('dialog');

  await menu.press('Enter');
  await choice(board.moves.start).press('Enter');
  await expect(column(11).getByText(th.flow.working)).toBeVisible();
  await menu.press('Enter');
  await choice(board.moves.complete).press('Enter');
  await dialog.getByRole('textbox').fill('ขึ้นเครื่องพัฒนาแล้ว');
  await dialog.getByRole('button', { name: actions.complete }).press('Enter');
  await expect(column(12).getByRole('listitem')).toHaveCount(1);
});
