import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { today } from '../field/field-days.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { surveyNews } = await import('./survey-news.ts');

const officer = {
  key: 'somchai 1',
  name: 'สมชาย',
  detail: undefined,
  photo: undefined,
  employeeId: 82,
  company: { id: 1, name: 'บริษัท', code: 'A', logo: undefined, theme: '' },
  companies: [],
  permissions: new Set(['cane-surveys:read', 'cane-surveys:write']),
  owesSecondFactor: false,
  theme: '',
  foldedGroups: [],
};

it('the plots that a person still visits today are one line that leads to the page for the field', async () => {
  await texts.load();
  const asked: string[] = [];
  const first = { id: '7', deed_number: '1234', farmer_name: 'นายแดง', planned_on: today() };
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(address instanceof Request ? address.url : String(address));
    return Promise.resolve(Response.json({ data: [first], total: 2 }));
  });
  const { waiting } = await surveyNews(officer);
  expect(waiting).toMatchObject([
    {
      to: '/cane-surveys/field',
      name: 'แผนลงแปลงวันนี้ · 2 แปลง',
      fact: 'เริ่มที่แปลง 1234 · นายแดง',
      due: today(),
    },
  ]);
  expect(asked).toEqual([expect.stringContaining(`planned_on=${today()}`)]);
  expect(asked).toEqual([expect.stringContaining('surveyor_id=82')]);
  expect(asked).toEqual([expect.stringContaining('status=planned')]);
});

it('who is no employee has no plan, and the server is not asked', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockClear();
  expect(await surveyNews({ ...officer, employeeId: undefined })).toEqual({});
  expect(fetched).not.toHaveBeenCalled();
});
