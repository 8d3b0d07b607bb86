import { expect, it } from 'vitest';
import { matching } from './entry.ts';
import { inOtherLayout } from './keyboard-layouts.ts';

const entries = [
  { text: 'จัดการเอเจนต์', other: 'Agent Management' },
  { text: 'สร้างเอเจนต์', other: 'Create Agent' },
  { text: 'ตั้งค่า', other: 'Setting' },
].map((label) => ({ id: label.other, label, icon: () => null, run: () => undefined }));
const found = (text: string) => matching(entries, text).map(({ id }) => id);

it('an entry with every word is found by its name in either language, whatever its case', () => {
  expect(found('เอเจนต์')).toEqual(['Agent Management', 'Create Agent']);
  expect(found('management AGENT')).toEqual(['Agent Management']);
  expect(found('')).toHaveLength(3);
  expect(found('ใบเสนอราคา')).toEqual([]);
});

it('text typed on the wrong keyboard layout is found as well', () => {
  // The keys of the Thai word for settings, and those of the English one, with the other layout on.
  expect(found("9yh'8jk")).toEqual(['Setting']);
  expect(found('ก็ะะนื้')).toEqual([]);
  expect(found('หำะะรืเ')).toEqual(['Setting']);
});

it('converting to the other layout and back gives the same text', () => {
  expect(inOtherLayout('l;ylfu')).toBe('สวัสดี');
  expect(inOtherLayout('สวัสดี')).toBe('l;ylfu');
  expect(inOtherLayout(inOtherLayout('AG-000123 xyz?'))).toBe('AG-000123 xyz?');
});
