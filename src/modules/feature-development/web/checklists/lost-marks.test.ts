import { expect, it } from 'vitest';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { lostMarks } from './lost-marks.ts';

const mark = { skip_reason: '', checkedAt: null, checkedBy: null, version: 1 };
const row = (cell: string, state: 'open' | 'done' | 'skipped', remark = '') => ({
  ...mark,
  id: cell,
  cells: [cell],
  state,
  isChecked: state === 'done',
  remark,
});
const table = (tableName: string, rows: ChecklistTable['rows']): ChecklistTable => ({
  id: tableName,
  tableName,
  headers: ['รายการ'],
  rows,
  isChecked: false,
  checkedAt: null,
  checkedBy: null,
});
const screens = table('หน้าจอ', [row('ปุ่ม', 'done'), row('เมนู', 'open'), row('สี', 'open', 'รอแบบ')]);

it('A table that the file has just so keeps its marks; one that differs in a row loses what was worked on', () => {
  const same = { tableName: 'หน้าจอ', headers: ['รายการ'], rows: [['ปุ่ม'], ['เมนู'], ['สี']] };
  expect(lostMarks([screens], [same])).toEqual([]);
  const changed = { ...same, rows: [['ปุ่ม'], ['เมนู']] };
  expect(lostMarks([screens], [changed])).toEqual([{ tableName: 'หน้าจอ', rows: 2 }]);
});

it('A table nobody worked on is no loss, and a table of the file keeps one alone', () => {
  const untouched = table('พิมพ์', [row('ขอบกระดาษ', 'open')]);
  expect(lostMarks([untouched], [])).toEqual([]);
  const once = { tableName: 'หน้าจอ', headers: ['รายการ'], rows: [['ปุ่ม'], ['เมนู'], ['สี']] };
  expect(lostMarks([screens, screens], [once])).toEqual([{ tableName: 'หน้าจอ', rows: 2 }]);
});
