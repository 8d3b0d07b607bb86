import { expect, it } from 'vitest';
import { fieldTypeOf, knownFieldType } from './field-type-of.ts';

it.each([
  ['bigint', 'number'],
  ['numeric(12,2)', 'number'],
  ['character varying(50)', 'string'],
  ['uuid', 'string'],
  ['timestamp(3) with time zone', 'date'],
  ['boolean', 'boolean'],
  ['text[]', 'other'],
  ['jsonb', 'other'],
  ['interval', 'other'],
  ['int(10) unsigned', 'number'],
  ['tinyint(1)', 'boolean'],
  ['double', 'number'],
  ['varchar(50)', 'string'],
  ['mediumtext', 'string'],
  ["enum('a','b')", 'string'],
  ['datetime(6)', 'date'],
  ['longblob', 'other'],
  ['point', 'other'],
  ['nvarchar(50)', 'string'],
  ['varchar2(20)', 'string'],
  ['number(10,3)', 'number'],
  ['datetime2', 'date'],
  ['bit', 'boolean'],
])('%s is a %s', (type, kind) => expect(fieldTypeOf(type)).toBe(kind));

it('does not take any text for a type of a database', () => {
  expect(knownFieldType('ไม่ทราบ')).toBeUndefined();
  expect(knownFieldType('namely')).toBeUndefined();
});
