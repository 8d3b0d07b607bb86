import { expect, it } from 'vitest';
import { bestOf } from './best-of.ts';

const inOrder = (text: string, ...names: readonly string[]) =>
  bestOf(
    names.map((name) => ({ name })),
    text,
  ).map(({ name }) => name);

it('a name that has the text as words of its own comes before one in which it goes on', () => {
  expect(inOrder('น้ำหวาน 1', 'บริษัท น้ำหวาน 17', 'น้ำหวาน 11', 'บริษัท น้ำหวาน 1 จำกัด')).toEqual([
    'บริษัท น้ำหวาน 1 จำกัด',
    'น้ำหวาน 11',
    'บริษัท น้ำหวาน 17',
  ]);
});

it('the name itself is the first, and signs of patterns are only letters', () => {
  expect(inOrder('a+b', 'xa+b', 'a+b c', 'a+b', 'aab')).toEqual(['a+b', 'a+b c', 'xa+b', 'aab']);
});
