import { th as agents } from '#modules/agents/i18n/th.ts';
import { th as work } from '#modules/feature-development/i18n/th.ts';
import { EXAMPLE, LIST } from '../agents/agents-at-work.ts';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../phone.ts';

test('a text that is cut is read as a whole where it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${LIST}?search=ผู้ช่วยงานจัดหาอ้อย`);
  // Other journeys have agents whose names begin alike.
  const name = page.getByRole('link', { name: 'ผู้ช่วยงานจัดหาอ้อย', exact: true });
  const row = page.getByRole('rowheader').filter({ has: name });
  const detail = row.locator('span').last();
  await expect(detail).toBeVisible();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await detail.hover();
    await expect(detail).toHaveAttribute('title', (await detail.textContent()) ?? '', {
      timeout: 500,
    });
  }).toPass();
  // What is not cut says nothing twice.
  await name.hover();
  await expect(name).not.toHaveAttribute('title');
});

test('all tabs are in sight on a phone', async ({ page }) => {
  // Others are made and deleted by other journeys.
  await page.goto('/engine-management?search=CANE-PRICE');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('tab')).toHaveCount(7);
  await onPhone(page, async () => {
    for (const tab of await page.getByRole('tab').all()) {
      const right = async () => {
        const box = await tab.boundingBox();
        return box === null ? Infinity : box.x + box.width;
      };
      await expect.poll(right).toBeLessThanOrEqual(390);
    }
  });
});

test('a table wider than its card scrolls in it under the names of its rows', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/cube-feature-development/all-sows');
  const name = page.getByRole('rowheader').first();
  await expect(name).toBeVisible();
  const box = page.locator('[data-wide]');
  await expect(box).toBeVisible();
  await box.evaluate((element) => element.scrollTo({ left: 10_000 }));
  const last = page.getByRole('columnheader', { name: work.fields.tags, exact: true });
  await expect(last).toBeInViewport();
  const beside = async () => {
    const [card, pinned] = [await box.boundingBox(), await name.boundingBox()];
    return (pinned?.x ?? NaN) - (card?.x ?? NaN);
  };
  await expect.poll(beside).toBe(0);
});

test('the ring around what has the focus covers no tone mark of the line above', async ({
  page,
}) => {
  // Others, which come before it, are made and deleted by other journeys.
  await page.goto(EXAMPLE);
  const link = page.getByRole('rowheader').getByRole('link').first();
  const field = page.getByRole('searchbox').first();
  const ringOf = (target: typeof link) =>
    target.evaluate((element) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
      return {
        outlineStyle,
        beyond: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
      };
    });
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  // At most the space between two lines.
  expect(await ringOf(link)).toEqual({ outlineStyle: 'solid', beyond: 2 });
  await field.focus();
  await field.press('ArrowLeft');
  expect((await ringOf(field)).beyond).toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { name: agents.list.title })).toBeVisible();
});
