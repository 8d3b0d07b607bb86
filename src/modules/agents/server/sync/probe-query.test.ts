import { expect, it } from 'vitest';
import { probeQuery } from './probe-query.ts';

it('starts at the first word of the first page that has one', () => {
  expect(probeQuery([{ text: '--- | ---\n' }, { text: ' * อ้อยสด 80 บาท' }])).toBe('อ้อยสด 80 บาท');
});

it('is no longer than a question', () => {
  expect(probeQuery([{ text: 'ก'.repeat(1_000) }])).toHaveLength(150);
});

it('asks nothing of a text without words', () => {
  expect(probeQuery([{ text: '—— …\n=====' }, { text: '' }])).toBeUndefined();
});
