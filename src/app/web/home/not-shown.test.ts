import { expect, test } from 'vitest';
import { notShown } from './not-shown.ts';

const quotations = { label: 'Quotations', value: 9, to: '/quotations' };
const quotas = { label: 'Quotas', value: 1, to: '/quotas' };
const line = (id: string, among?: typeof quotations) => ({
  id,
  to: '/',
  name: id,
  fact: '',
  since: '2026-11-24',
  ...(among && { among }),
});

test('each list says how many more it has, also of those that were not handed over', () => {
  const lines = [line('a', quotations), line('b', quotas), line('c', quotations), line('d')];
  expect(notShown(lines, 2)).toEqual({ lists: [{ ...quotations, value: 8 }], others: 1 });
  expect(notShown(lines, 8)).toEqual({ lists: [{ ...quotations, value: 7 }], others: 0 });
});

test('nothing is behind lines that are all shown', () => {
  expect(notShown([line('a', quotas), line('b')], 8)).toEqual({ lists: [], others: 0 });
});
