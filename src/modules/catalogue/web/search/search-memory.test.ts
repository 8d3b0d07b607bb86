import { expect, it } from 'vitest';
import type { Hit } from './hits.ts';
import { remembered, withChoice } from './search-memory.ts';

const hit = (code: string): Hit => ({
  id: code,
  kind: 'module',
  name: code,
  code,
  within: '',
  deprecated: false,
  address: `/air/${code}`,
});

type Chosen = Parameters<typeof withChoice>[0];
const opened = (codes: string) =>
  Array.from(codes).reduce<Chosen>((chosen, code) => withChoice(chosen, hit(code)), []);
const codes = (hits: readonly Hit[]) => hits.map(({ code }) => code).join('');

it('remembers what was opened last, each thing once, the latest first', () => {
  const { recent } = remembered(opened('abcabd'));
  expect(codes(recent)).toBe('dbac');
});

it('remembers of the rest what was opened most often', () => {
  const { recent, frequent } = remembered(opened('xyyxzxyyabcde'));
  expect(codes(recent)).toBe('edcba');
  expect(codes(frequent)).toBe('yx');
});
