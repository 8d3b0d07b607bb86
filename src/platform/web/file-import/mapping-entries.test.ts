import { expect, it } from 'vitest';
import { applyMapping, mappingEntries } from './mapping-entries.ts';

const columns = ['code', 'price', 'note'] as const;
const headed = (...headings: [string, (typeof columns)[number] | null][]) => ({
  columns: headings.map(([heading, column]) => ({ heading, column, samples: [] })),
});

it('a saved mapping fits files whose columns are in another order, and leaves out what it does not know', () => {
  const long = `Price ${'of the season '.repeat(10)}`;
  const saved = mappingEntries(headed(['Item', 'code'], [long, 'price'], ['Extra', null]));
  const table = headed([long, null], ['New', 'note'], ['Item', null], ['Item', null]);
  expect(applyMapping(saved, { table, columns })).toEqual(['price', null, 'code', null]);
});
