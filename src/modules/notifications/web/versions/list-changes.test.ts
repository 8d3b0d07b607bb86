import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

const department = (...ids: string[]) => ({ collection: 'department', entity_ids: ids });
const [sales, stock, office] = [
  '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11',
  '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e12',
  '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e13',
];

it('recipients are compared one by one', () => {
  const before = [{ field: 'created_by' }, department(sales, stock)];
  const after = [{ field: 'actor' }, department(stock, office)];
  expect(listChanges('recipients', { before, after })).toEqual({
    removed: [
      { kind: 'field', field: 'created_by' },
      { kind: 'entity', collection: 'department', id: sales },
    ],
    added: [
      { kind: 'field', field: 'actor' },
      { kind: 'entity', collection: 'department', id: office },
    ],
  });
});

it('a condition with another value is another condition, and a group is one thing', () => {
  const one = { field: 'code', operator: 'eq', value: 'A' };
  const group = { match: 'any', conditions: [one] };
  expect(
    listChanges('conditions', { before: [one, group], after: [{ ...one, value: null }, group] }),
  ).toEqual({
    removed: [{ kind: 'condition', match: 'all', conditions: [one] }],
    added: [{ kind: 'condition', match: 'all', conditions: [{ ...one, value: null }] }],
  });
});

it('what is no list is not compared as one', () => {
  expect(listChanges('title', { before: 'a', after: 'b' })).toBeUndefined();
  expect(listChanges('channels', { before: ['System'], after: ['System', 'SMS'] })).toEqual({
    removed: [],
    added: [{ kind: 'channel', name: 'SMS' }],
  });
});
