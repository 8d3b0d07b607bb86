import { expect, it } from 'vitest';
import { plantFaults } from './plant-faults.ts';

const planted = (source: string) =>
  plantFaults(source).map(({ line, before, after }) => `${line} ${before} -> ${after}`);

it('plants the faults that people make, one at a time', () => {
  const source = "if (a < 2 && ข === 'ค') f();\nconst b = { c: 1, ...d };\nb.every(f);";
  expect(planted(source)).toEqual([
    "1 a < 2 && ข === 'ค' -> !(a < 2 && ข === 'ค')",
    '1  &&  ->  || ',
    '1  <  ->  <= ',
    '1 2 -> 3',
    '1  ===  ->  !== ',
    "1 'ค' -> ''",
    '1 f(); -> ;',
    '2 c: 1, -> ',
    '2 1 -> 2',
    '2 ...d -> ',
    '3 b.every(f); -> ;',
    '3 every -> some',
  ]);
  const [first] = plantFaults(source);
  expect(first?.source).toBe(source.replace(/\((.*)\) f/, '(!($1)) f'));
});

it('leaves names alone that only objects of JavaScript know', () => {
  expect(planted('const a = b.toString();')).toEqual([]);
});

it('leaves types, imports and bound names alone', () => {
  expect(
    planted("import { x } from 'y';\ntype Z = 'a' | 'b';\nconst f = ({ h = x }) => h;"),
  ).toEqual([]);
});
