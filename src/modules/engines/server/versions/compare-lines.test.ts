import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const written = (before: string, after: string) =>
  compareLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
  );

it('keeps what both have and names the rest, what went before what came', () => {
  expect(written('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
  expect(written('', 'a\nb')).toEqual(['+a', '+b']);
  expect(written('a', '')).toEqual(['-a']);
  expect(written('same', 'same')).toEqual([' same']);
  expect(written('1\n2\n3\n4', '2\n3\n5\n4')).toEqual(['-1', ' 2', ' 3', '+5', ' 4']);
});

it('of whichever two texts, gives both back', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join('\n'), other.join('\n')];
      const lines = compareLines(before, after);
      const without = (kind: string) =>
        lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added').join('\n')).toBe(before);
      expect(without('removed').join('\n')).toBe(after);
    }),
  );
});
