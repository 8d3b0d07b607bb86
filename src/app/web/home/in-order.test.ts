import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const TODAY = '2026-11-30';

const line = (id: string, since: string, due?: string | null) => ({
  id,
  to: '/',
  name: id,
  fact: '',
  since,
  due,
});
const namesOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

test('what is due by today is the first, then what waits longest, and last what has time', () => {
  const lines = [
    line('in a week', '2026-11-01', '2026-12-07'),
    line('tomorrow', '2026-11-30', '2026-12-01'),
    line('young', '2026-11-20'),
    line('old', '2026-11-02', null),
    line('today', '2026-11-22', TODAY),
    line('overdue', '2026-11-22', '2026-11-10'),
  ];
  expect(namesOf(inOrder('waiting', lines, TODAY))).toEqual([
    'overdue',
    'today',
    'old',
    'young',
    'tomorrow',
    'in a week',
  ]);
});

test('what failed last is the first', () => {
  const lines = [line('before', '2026-11-20'), line('now', '2026-11-22')];
  expect(namesOf(inOrder('failed', lines, TODAY))).toEqual(['now', 'before']);
});
