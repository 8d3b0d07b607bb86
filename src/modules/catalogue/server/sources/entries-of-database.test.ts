import { expect, it } from 'vitest';
import { entriesOfDatabase, textsOf } from './entries-of-database.ts';

it.each([
  [null, ['', '']],
  ['ลูกค้า | Customers', ['ลูกค้า', 'Customers']],
  ['Customers\nลูกค้าของบริษัท', ['ลูกค้าของบริษัท', 'Customers']],
  ['พนักงาน', ['พนักงาน', '']],
  ['long '.repeat(40), ['', '']],
])('a comment names what it is about in both languages: %j', (comment, [thai, english]) => {
  expect(textsOf(comment)).toMatchObject({ name_th: thai, name_en: english });
});

it('turns schemas into modules, tables into features and columns into fields, with their relations', () => {
  const column = {
    fallback: null,
    comment: null,
    formula: null,
    target_id: null,
    target_column: null,
  };
  const entries = entriesOfDatabase({
    usualSchema: 'public',
    schemas: [{ name: 'sales', comment: null }],
    tables: [
      { id: 1, native_id: 1, schema: 'sales', name: 'orders', comment: 'ใบสั่งซื้อ | Orders' },
      { id: 2, native_id: 2, schema: 'public', name: 'people', comment: null },
    ],
    columns: [
      {
        ...column,
        table_id: 1,
        position: 3,
        name: 'person_id',
        type: 'integer',
        required: true,
        target_id: 2,
        target_column: 'id',
      },
    ],
    keys: [
      { table_id: 1, is_primary: true, columns: ['person_id'] },
      { table_id: 1, is_primary: false, columns: ['person_id', 'day'] },
    ],
    uses: [],
    origins: [],
  });
  expect(entries.map(({ kind, row }) => [kind, row.code])).toEqual([
    ['module', 'sales'],
    ['feature', 'sales.orders'],
    ['feature', 'people'],
    ['field', 'person_id'],
  ]);
  expect(entries.at(-1)?.row).toMatchObject({
    feature_code: 'sales.orders',
    ordinal: 3,
    type: 'number',
    is_required: true,
    target_table: 'people',
    target_field: 'id',
    description: '',
    native_type: 'integer',
    native_notes: 'primary key, unique (person_id, day)',
  });
});
