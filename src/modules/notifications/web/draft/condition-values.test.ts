import { expect, it } from 'vitest';
import { comparisonOf } from '#modules/notifications/contract/operators.ts';
import { compareBy, comparisonsOf } from './condition-values.ts';

const condition = { field: 'who', operator: 'eq', value: 'สมชาย' } as const;

it('being nothing is a comparison of its own, beside those with a value', () => {
  expect(comparisonsOf(['eq', 'ne'])).toEqual(['eq', 'ne', 'empty', 'filled']);
  const empty = compareBy('empty', condition);
  expect(empty).toEqual({ field: 'who', operator: 'eq', value: null });
  expect(comparisonOf(empty)).toBe('empty');
  const filled = compareBy('filled', condition);
  expect(filled).toEqual({ field: 'who', operator: 'ne', value: null });
  expect(comparisonOf(filled)).toBe('filled');
});

it('another comparison takes the value along, as one or as several', () => {
  expect(compareBy('in', condition).value).toEqual(['สมชาย']);
  expect(compareBy('ne', { ...condition, value: null }).value).toBe('');
  expect(comparisonOf(condition)).toBe('eq');
});
