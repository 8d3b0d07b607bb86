import { expect, it } from 'vitest';
import { bareCompanyName, barePersonName } from './bare-names.ts';

it('a name is the same with and without titles, tone marks and spaces', () => {
  const name = barePersonName('สมหญิง', 'แก้วใส');
  for (const [first, last] of [
    ['นางสาวสมหญิง', 'แก้วใส'],
    ['น.ส. สมหญิง', 'แกวใส'],
    ['น.ส.สมหญิง', ' แก้ว ใส'],
    ['ดร.สมหญิง', 'แก้วใส'],
    ['คุณสมหญิง', 'แก้วใส'],
  ] as const) {
    expect([first, barePersonName(first, last)]).toEqual([first, name]);
  }
  expect(barePersonName('Mr. Wei', 'Tan')).toBe(barePersonName('wei', 'TAN'));
});

it('a name that only begins like a title stays whole', () => {
  expect(barePersonName('คุณากร', 'ใจดี')).toContain('คุณากร');
  expect(barePersonName('นายิกา', 'ใจดี')).toContain('นายิกา');
  expect(barePersonName('Drew', 'Tan')).toBe('drewtan');
});

it('an organisation is the same with and without the words of its kind', () => {
  const names = [
    ['บริษัท หวานเย็น ฟู้ดส์ จำกัด', 'บจก. หวานเย็นฟู้ดส์', 'บจก.หวานเย็น ฟู้ดส', 'หวานเย็นฟูดส์'],
    ['บริษัท น้ำอัดลมอีสาน จำกัด (มหาชน)', 'บมจ. น้ำอัดลมอีสาน', 'บมจ.น้ำอัดลม อีสาน'],
    ['ห้างหุ้นส่วนจำกัด มิตรไร่ค้าปุ๋ย', 'หจก. มิตรไร่ ค้าปุ๋ย', 'หจก.มิตรไร่ค้าปุ๋ย'],
    ['Golden Lion Foods Co., Ltd.', 'GOLDEN LION FOODS COMPANY LIMITED', 'Golden-Lion Foods'],
    ['ร้านทวีทรัพย์พาณิชย์', 'ทวีทรัพย์พาณิชย์'],
  ];
  for (const spellings of names) {
    expect(new Set(spellings.map((name) => bareCompanyName(name)))).toHaveProperty('size', 1);
  }
});
