import { expect, it } from 'vitest';
import { layOut } from './pdf-layout.ts';

/** Pieces of a line each, of which the parser does not say that their lines end. */
function pieces(transformOf: (line: number) => number[]) {
  return ['weighed', 'twice', 'unloaded'].map((str, line) => ({
    str,
    dir: 'ltr',
    width: 40,
    height: 10,
    transform: transformOf(line),
    fontName: 'F',
    hasEOL: false,
  }));
}

it.each([
  ['below each other', (line: number) => [10, 0, 0, 10, 20, 180 - line * 12]],
  ['from top to bottom of the sheet', (line: number) => [0, -10, 10, 0, 180 - line * 12, 150]],
  ['up into the next column', (line: number) => [10, 0, 0, 10, 20 + line * 60, 20 + line * 100]],
])('lines %s do not run together', (_name, transformOf) => {
  expect(layOut(pieces(transformOf)).split(/\n+/)).toEqual(['weighed', 'twice', 'unloaded']);
});

it('what is raised a little stays in its line', () => {
  expect(layOut(pieces((line) => [10, 0, 0, 10, 20 + line * 40, 100 + line * 3]))).toBe(
    'weighedtwiceunloaded',
  );
});

it('cells that are drawn from the right are words of their own', () => {
  expect(layOut(pieces((line) => [10, 0, 0, 10, 200 - line * 60, 100]))).toBe(
    'weighed twice unloaded',
  );
  // Arabic letters touch each other.
  expect(layOut(pieces((line) => [10, 0, 0, 10, 200 - line * 40, 100]))).toBe(
    'weighedtwiceunloaded',
  );
});

it('a mark that is drawn later stays with its letter', () => {
  const drawn = pieces((line) => [10, 0, 0, 10, 200 - line * 60, 100]).slice(0, 2);
  const texts = ['น', '้'];
  expect(layOut(drawn.map((piece, index) => ({ ...piece, str: texts[index] ?? '' })))).toBe('น้');
});
