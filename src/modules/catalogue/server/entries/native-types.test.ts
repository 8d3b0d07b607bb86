import { expect, it } from 'vitest';
import { narrows } from './native-types.ts';

it.each([
  ['character varying(50)', 'character varying(20)'],
  ['text', 'character varying(200)'],
  ['text', 'uuid'],
  ['bigint', 'integer'],
  ['numeric(12,2)', 'numeric(12,4)'],
  ['numeric(12,2)', 'numeric(10,2)'],
  ['numeric', 'numeric(12,2)'],
  ['timestamp(3) with time zone', 'timestamp(0) with time zone'],
  ['timestamp without time zone', 'date'],
])('%s to %s may lose something', (before, after) => expect(narrows(before, after)).toBe(true));

it.each([
  ['character varying(50)', 'character varying(80)'],
  ['character varying(50)', 'text'],
  ['integer', 'bigint'],
  ['numeric(12,2)', 'numeric(14,4)'],
  ['numeric(12,2)', 'numeric'],
  ['date', 'timestamp without time zone'],
  ['', 'integer'],
])('%s to %s loses nothing', (before, after) => expect(narrows(before, after)).toBe(false));
