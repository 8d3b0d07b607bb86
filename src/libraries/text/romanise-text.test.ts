import { expect, test } from 'vitest';
import { romaniseText } from './romanise-text.ts';

test.each([
  ['ผู้ช่วยจัดหาอ้อย', 'phu chwy chdha oy'],
  ['คลังเอกสาร', 'khlng eksar'],
  ['น้ำตาล', 'namtal'],
  ['ศาสตร์', 'sast'],
  ['ปี ๒๕๖๙ ของ HR', 'pi 2569 khong HR'],
  ['Café', 'Cafe'],
])('%s is written %s', (text, latin) => {
  expect(romaniseText(text)).toBe(latin);
});
