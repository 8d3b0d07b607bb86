import { expect, it } from 'vitest';
import { plainName } from './send-file.ts';

it('old clients get a name in letters they know, with its ending', () => {
  expect(plainName('Agents 2026-11-22.csv')).toBe('Agents 2026-11-22.csv');
  expect(plainName('รายการ SOW 2026.xlsx')).toBe('_ SOW 2026.xlsx');
  expect(plainName('ใบชั่งอ้อย.pdf')).toBe('file.pdf');
  expect(plainName('café.txt')).toBe('cafe_.txt');
});
