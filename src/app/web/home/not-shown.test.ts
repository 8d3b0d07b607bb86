import { expect, test } from 'vitest';
import { firstOf, notShown } from './not-shown.ts';

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
  expect(notShown(lines, lines.slice(0, 2))).toEqual({
    lists: [{ ...quotations, value: 8 }],
    others: [line('d')],
  });
  expect(notShown(lines, lines)).toEqual({ lists: [{ ...quotations, value: 7 }], others: [] });
});

test('nothing is behind lines that are all shown', () => {
  const lines = [line('a', quotas), line('b')];
  expect(notShown(lines, lines)).toEqual({ lists: [], others: [] });
});

test('many lines of one kind leave room for others, and use what others leave', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((id) => line(id));
  const last = [line('a', quotations), line('b', quotas)];
  const namesOf = (lines: ReturnType<typeof firstOf>) => lines.map(({ id }) => id);
  expect(namesOf(firstOf([...many, ...last], 4))).toEqual(['1', '2', 'a', 'b']);
  expect(namesOf(firstOf(many, 4))).toEqual(['1', '2', '3', '4']);
});

test('a single line that a list has besides is shown rather than announced', () => {
  const four = { ...quotations, value: 4 };
  const listed = ['a', 'b', 'c', 'd'].map((id) => line(id, four));
  const others = ['1', '2', '3'].map((id) => line(id));
  expect(firstOf([...listed, ...others], 5)).toHaveLength(7);
  expect(firstOf([...listed, ...others, line('4')], 4)).toHaveLength(4);
  expect(firstOf(others, 2)).toEqual(others);
});
