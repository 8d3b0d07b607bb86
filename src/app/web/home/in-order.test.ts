import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const line = (id: string, since: string, due?: string | null) => ({
  id,
  to: '/',
  name: id,
  fact: '',
  since,
  due,
});
const namesOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

test('what waits is due soonest first; without a day it comes last, longest first', () => {
  const lines = [
    line('young', '2026-11-20'),
    line('late', '2026-11-01', '2026-12-24'),
    line('old', '2026-11-02', null),
    line('overdue', '2026-11-22', '2026-11-10'),
  ];
  expect(namesOf(inOrder('waiting', lines))).toEqual(['overdue', 'late', 'old', 'young']);
});

test('what failed last is the first', () => {
  const lines = [line('before', '2026-11-20'), line('now', '2026-11-22')];
  expect(namesOf(inOrder('failed', lines))).toEqual(['now', 'before']);
});
