import type { Page } from '@playwright/test';
import { en } from '#modules/feature-development/i18n/en.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../phone.ts';

const { date } = platform;
const NEW_STREAM = '/cube-feature-development/value-streams/create';

const dueDate = (page: Page) => page.getByRole('textbox', { name: th.fields.due_date });

/** Types a day and leaves the field. */
async function typeDay(page: Page, text: string): Promise<void> {
  await dueDate(page).fill(text);
  await dueDate(page).press('Tab');
}

test('a date is typed in any way, and what is no date is refused at its field', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(NEW_STREAM);
  for (const text of ['23/11/2569', '23/11/69', '23 พ.ย. 2569', '2026-11-23', '๒๓/๑๑/๒๕๖๙']) {
    await typeDay(page, text);
    await expect(dueDate(page)).toHaveValue('23 พ.ย. 2569');
  }
  await typeDay(page, '23/11/2026');
  await expect(dueDate(page)).toHaveValue('23 พ.ย. 2569');
  await expect(page.getByText('ปี ค.ศ. 2026 คือ พ.ศ. 2569')).toBeVisible();

  await typeDay(page, '31/02/2569');
  await expect(dueDate(page)).toHaveAccessibleDescription(/กุมภาพันธ์.* 2569 มี 28 วัน/);
  await page.getByLabel(th.fields.name).fill(`วันที่ ${Date.now()}`);
  await page.getByLabel(th.fields.name).press('Enter');
  await expect(page.getByText('กรุณาแก้ไข 1 ช่องที่ทำเครื่องหมายไว้')).toBeVisible();
  await expect(dueDate(page)).toBeFocused();
  await expectAccessible();
  await takePicture('date-refused');

  await typeDay(page, '31 ธ.ค. 2569');
  await page.getByLabel(th.fields.name).press('Enter');
  await expect(page).not.toHaveURL(/create/);
});

test('a day is found in the calendar by keys alone, and on a phone by touch', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto(NEW_STREAM);
  await typeDay(page, '31/1/2569');
  await dueDate(page).press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: `ปฏิทิน: ${th.fields.due_date}` });
  const focused = calendar.locator(':focus');
  await expect(focused).toHaveAccessibleName(/31 มกราคม .*2569/);
  await expectAccessible();
  await takePicture('date-calendar');
  for (const [key, name] of [
    ['PageDown', /28 กุมภาพันธ์ .*2569/],
    ['Shift+PageUp', /28 กุมภาพันธ์ .*2568/],
    ['End', /1 มีนาคม .*2568/],
    ['ArrowUp', /22 กุมภาพันธ์ .*2568/],
    ['Home', /16 กุมภาพันธ์ .*2568/],
    ['ArrowRight', /17 กุมภาพันธ์ .*2568/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dueDate(page)).toHaveValue('31 ม.ค. 2569');
  await expect(dueDate(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/31 มกราคม .*2569/);
  await calendar.evaluate((popover: HTMLElement) => {
    popover.hidePopover();
    popover.showPopover();
  });
  await expect(focused, 'closed and opened at once').toHaveAccessibleName(/31 มกราคม .*2569/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/31 มกราคม .*2569/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dueDate(page)).toHaveValue('1 ก.พ. 2569');

  await onPhone(page, async () => {
    const field = page.locator('.mantine-TextInput-root').filter({ has: dueDate(page) });
    await field.getByRole('button').click();
    await calendar.getByRole('combobox', { name: date.year }).selectOption('2570');
    const day = calendar.getByRole('button', { name: /14 กุมภาพันธ์ .*2570/ });
    expect((await day.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
    await takePicture('date-calendar-phone');
    await day.click();
    await expect(dueDate(page)).toHaveValue('14 ก.พ. 2570');
  });
});

test('English readers see and type common years, and a Buddhist one is understood', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'));
  await page.goto(NEW_STREAM);
  const field = page.getByRole('textbox', { name: en.fields.due_date });
  await field.fill('23/11/2569');
  await field.press('ArrowDown');
  await expect(field).toHaveValue('23 Nov 2026');
  await expect(page.getByText('2569 is a Buddhist year: 2026')).toBeVisible();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('combobox', { name: platformEn.date.year })).toHaveValue('2026');
  await expect(calendar.locator(':focus')).toHaveAccessibleName(/23 November 2026/);
  await calendar.getByRole('button', { name: platformEn.date.clear }).click();
  await expect(field).toHaveValue('');
});
