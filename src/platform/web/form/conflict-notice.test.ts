import { expect, it } from 'vitest';
import { differences } from './conflict-notice.tsx';

const labels = { name: 'ชื่อ', tags: 'แท็ก', note: 'หมายเหตุ' };

it('a conflict shows the fields with a label that differ, and no others', () => {
  const mine = { name: 'ใหม่', tags: ['ก'], note: null, secret: 1 };
  const theirs = { name: 'เก่า', tags: ['ก'], note: '', secret: 2 };
  expect(differences({ labels, mine, theirs })).toEqual([
    { field: 'name', label: 'ชื่อ', mine: 'ใหม่', theirs: 'เก่า' },
  ]);
});
