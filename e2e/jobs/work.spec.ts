import { navigation } from '#modules/feature-development/i18n/navigation.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { th as viewTexts } from '#platform/contract/texts/views.th.ts';
import { expect } from '../fixtures.ts';
import { newSow } from '../feature-development/own-sow.ts';
import { ofStage, stageOf } from '../feature-development/stages-on-page.ts';
import { goByName, job, openByName } from './in-clicks.ts';

const { actions, stage: stageTexts } = th.workspace;
const { views } = viewTexts;

job(
  {
    name: 'move a SOW on by three stages',
    // A phone shows the sidebar only when asked.
    clicks: { 1440: 6, 390: 7 },
    prepare: (request) => newSow(request, { stage: 3 }),
  },
  async (page, sow) => {
    await goByName(page, navigation.th.all_sows);
    // The newest is first.
    await page.locator(`a[href="${sow?.path}"]`).click();
    await page.getByRole('button', { name: ofStage(actions.start, 4) }).click();
    for (const stage of [4, 5, 6]) {
      const name = actions.done_next
        .replace('{{stage}}', String(stage))
        .replace('{{next}}', String(stage + 1));
      const button = page.getByRole('button', { name });
      // Not by scrolling: what is done next stays in sight.
      await expect(button).toBeInViewport();
      await button.click();
    }
    await expect(stageOf(page, 7).getByText(stageTexts.states.started)).toBeVisible();
  },
);

job({ name: 'find my work by another word for it', clicks: 1 }, async (page) => {
  await openByName(page, 'งานค้าง', navigation.th.my_work);
  await expect(page).toHaveURL(/my-work$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

job(
  {
    name: 'give the five SOWs of a SOP to somebody else',
    clicks: 4,
    prepare: async (request) => {
      const sow = await newSow(request, { stage: 3 });
      await sow.addBeside(['ก', 'ข', 'ค', 'ง'].map((name) => ({ name: `งาน ${name}` })));
      return sow;
    },
  },
  async (page, sow) => {
    await openByName(page, sow?.sopName ?? '');
    const table = page.getByRole('table', { name: th.lists.sows.title });
    await expect(table.getByText(th.lists.unassigned)).toHaveCount(5);
    await table.getByRole('checkbox', { name: platform.table.select_all }).click();
    await page.getByRole('button', { name: th.several.assignee }).click();
    const dialog = page.getByRole('dialog', { name: th.several.assignee });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('ป');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: th.forms.update }).click();
    await expect(dialog).toHaveCount(0);
    await expect(table.getByText(th.lists.unassigned)).toHaveCount(0);
  },
);

job({ name: 'save a list as a view and share it', clicks: { 1440: 4, 390: 5 } }, async (page) => {
  const name = `ตาม SOW ${Date.now()}`;
  await goByName(page, navigation.th.all_sows);
  await page.getByRole('searchbox').fill('อ้อย');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: platform.table.views, exact: true }).click();
  await page.getByRole('menuitem', { name: views.save_as }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(views.name).fill(name);
  await dialog.getByLabel(views.share).click();
  await dialog.getByLabel(views.name).press('Enter');
  await expect(page.getByRole('button', { name })).toBeVisible();
});
