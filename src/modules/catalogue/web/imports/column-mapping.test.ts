import { expect, it } from 'vitest';
import { IMPORT_PARTS, importFormat } from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import { asPart, columnNamed, columnsOf, missingOf } from './column-mapping.ts';

it.each(IMPORT_PARTS)('knows the columns of %s, and each of them by its name', (part) => {
  expect(columnsOf(part).map(columnNamed)).toEqual(Object.keys(importFormat[part]));
});

it('leaves assigned what another list has too, and names what is missing', () => {
  const table: ImportTable = {
    name: 'list.csv',
    part: 'modules',
    named: false,
    headings: ['a', 'b'],
    columns: ['module_code', 'name_th'],
    proposals: {},
    header_line: 1,
    new_features_in: null,
    sample: [],
  };
  const features = asPart(table, 'features');
  expect(features.columns).toEqual(['module_code', 'name_th']);
  expect(missingOf(features)).toEqual(['feature_code']);
  expect(missingOf(asPart(features, null))).toEqual([]);
});

it('takes what is proposed for the list that is chosen by hand', () => {
  const table: ImportTable = {
    name: 'Tabelle1',
    part: null,
    named: false,
    headings: ['รหัสโมดูล', 'รหัสฟีเจอร์'],
    columns: [null, null],
    proposals: { features: ['module_code', 'feature_code'], modules: ['module_code', null] },
    header_line: 1,
    new_features_in: null,
    sample: [],
  };
  expect(asPart(table, 'features').columns).toEqual(['module_code', 'feature_code']);
  expect(asPart(asPart(table, 'features'), 'modules').columns).toEqual(['module_code', null]);
});
