import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyTable } from './key-table.ts';
import { createRelationWalk } from './relation-loops.ts';

describe('a key table', () => {
  it('returns the same as a map', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (texts) => {
        const table = createKeyTable();
        const map = new Map<string, number>();
        for (const [number, text] of texts.entries()) {
          expect(table.add(text, number)).toBe(map.get(text));
          if (!map.has(text)) map.set(text, number);
        }
        for (const text of [...texts, 'never added']) expect(table.find(text)).toBe(map.get(text));
      }),
    );
  });

  it('distinguishes a hundred thousand similar codes', () => {
    const table = createKeyTable();
    const codes = Array.from(
      { length: 100_000 },
      (_, number) => `F${number}\tfield_${number % 20}`,
    );
    expect(codes.filter((code, number) => table.add(code, number) !== undefined)).toEqual([]);
    expect(table.find('F99999\tfield_19')).toBe(99_999);
  });
});

describe('relations', () => {
  it.each([
    ['a to itself', [['a', 'a']], [0]],
    [
      'a chain',
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      [],
    ],
    [
      'two that lead to each other',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [0, 1],
    ],
    [
      'a way into a loop',
      [
        ['x', 'a'],
        ['a', 'b'],
        ['b', 'a'],
        ['y', 'x'],
      ],
      [1, 2],
    ],
    [
      'two loops',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['b', 'a'],
        ['d', 'c'],
      ],
      [0, 1, 2, 3],
    ],
  ])('are loops or not: %s', (_, relations, loops) => {
    const walk = createRelationWalk();
    for (const [source = '', target = ''] of relations) walk.add(source, target);
    expect(walk.loops()).toEqual(loops);
  });
});
