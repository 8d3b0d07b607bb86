import { expect, it } from 'vitest';
import type { ImpactNode } from '#modules/catalogue/contract/impact.ts';
import { layersOf } from './graph-layers.ts';

const node = (key: string): ImpactNode => ({
  key,
  kind: 'field',
  id: null,
  code: key,
  name: key,
  level: null,
  place: null,
  use: null,
  problems: [],
});

const WAYS: Record<string, readonly string[]> = {
  a: ['b', 'c'],
  b: ['d', 'a'],
  c: ['d', 'e'],
};

it('puts each thing once and next to the beginning, and draws every way, circles too', () => {
  const { placed, edges } = layersOf(node('a'), (key) =>
    (WAYS[key] ?? []).map((to) => ({ relation: 'input', node: node(to), expandable: true })),
  );
  expect(placed.map(({ node: { key }, layer, row }) => `${key} ${layer}.${row}`)).toEqual([
    'a 0.0',
    'b 1.0',
    'c 1.1',
    'd 2.0',
    'e 2.1',
  ]);
  expect(edges.map(({ from, to }) => from + to)).toEqual(['ab', 'ac', 'bd', 'ba', 'cd', 'ce']);
});
