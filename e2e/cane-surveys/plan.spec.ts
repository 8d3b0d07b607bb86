import { z } from 'zod';
import { en } from '#modules/cane-surveys/i18n/en.ts';
import { en as platform } from '#platform/contract/texts/en.ts';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

/** A day that no other journey plans. */
const DAY = '2031-03-12';

const plots = z.object({ data: z.array(z.object({ deed_number: z.string() })).length(2) });

test('the office plans a day, puts it in order, and sees the estimates on a map', async ({
  stayingPage,
  request,
}) => {
  const page = await stayingPage('en');
  const headers = await administratorHeaders(request);
  const answer = await request.get('/v1/land-plots?page_size=2&page=9&sort=area', { headers });
  const deeds = plots.parse(await answer.json()).data.map(({ deed_number }) => deed_number);
  const surveyor_id = await administratorsEmployee(request);
  await page.goto(`/cane-surveys/plan?planned_on=${DAY}&surveyor_id=${surveyor_id}`);
  const rows = page.getByRole('rowheader');
  for (const [index, deed] of deeds.entries()) {
    await page.getByRole('combobox', { name: en.plan.add }).fill(deed);
    await page.getByRole('option').filter({ hasText: deed }).first().click();
    await expect(rows).toHaveCount(index + 1);
  }
  await expect(rows).toHaveText(deeds);
  const { open } = platform.edit_in_place;
  const { save } = platform.form;
  const note = open.replace('{{field}}', en.fields.note).replace('{{name}}', deeds[1] ?? '');
  await page.getByRole('button', { name: note }).click();
  const editor = page.getByRole('dialog', { name: note });
  await editor.getByRole('textbox').fill('Call before going');
  await editor.getByRole('button', { name: save }).click();
  // What is typed is text of the row, too.
  await expect(editor).toHaveCount(0);
  const noted = page.getByRole('row').filter({ hasText: 'Call before going' });
  await expect(noted).toContainText(deeds[1] ?? '');
  const act = async (deed: string, name: string) => {
    await page.getByRole('row').filter({ hasText: deed }).getByRole('button').last().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act(deeds[1] ?? '', en.plan.earlier);
  await expect(rows).toHaveText(deeds.toReversed());
  await page.goto(`/cane-surveys/plan?planned_on=${DAY}`);
  await expect(page.getByText(en.plan.everybody_hint)).toBeVisible();
  await expect(rows).toHaveCount(deeds.length);
  await page.goto(`/cane-surveys/plan?planned_on=${DAY}&surveyor_id=${surveyor_id}`);
  await expect(rows).toHaveText(deeds.toReversed());
  await act(deeds[0] ?? '', en.plan.remove);
  await expect(rows).toHaveText(deeds.slice(1));
  await act(deeds[1] ?? '', en.plan.next_day);
  await expect(page.getByText(en.plan.empty, { exact: true })).toBeVisible();

  await page.goto('/cane-surveys/map');
  await expect(page.getByRole('status').filter({ hasText: 'tons in total' })).toBeVisible();
  const shared = page.getByRole('button', { name: /plots · .* on average/ });
  await expect(shared.first()).toBeVisible();
  // Closer and closer, until no plots share a dot.
  await expect(async () => {
    if ((await shared.count()) > 0) await shared.first().press('Enter', { timeout: 1_000 });
    await expect(shared).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await page.goto('/cane-surveys/settings');
  await page.getByLabel(en.fields.harvested_percent).fill('101');
  await expect(page.getByText(en.detail.formula)).toBeVisible();
});
