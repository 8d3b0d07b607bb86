import { expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const labels = { name: 'ชื่อ', tags: 'แท็ก', note: 'หมายเหตุ', due: 'กำหนด' };
const base = { name: 'เก่า', tags: ['ก'], note: '', due: null, secret: 1 };

it('a field that one of two people changed takes that change, no matter who made it', () => {
  const mine = { ...base, name: 'ของฉัน' };
  const theirs = { ...base, tags: ['ก', 'ข'], secret: 2 };
  expect(mergeValues({ base, mine, theirs, labels })).toEqual({
    taken: { tags: ['ก', 'ข'], secret: 2 },
    conflicts: [],
  });
});

it('a field that both changed is a choice, unless they agree or it has no label', () => {
  const mine = { name: 'ของฉัน', tags: ['ข'], note: null, due: '', secret: 3 };
  const theirs = { name: 'ของเขา', tags: ['ข'], note: '', due: '2026-11-22', secret: 2 };
  expect(mergeValues({ base, mine, theirs, labels })).toEqual({
    taken: { due: '2026-11-22' },
    conflicts: [{ field: 'name', label: 'ชื่อ', mine: 'ของฉัน', theirs: 'ของเขา' }],
  });
});
