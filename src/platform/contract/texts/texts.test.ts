import { expect, it } from 'vitest';
import { languageOf } from './texts.ts';

it.each([
  ['en,th', 'en'],
  ['th,en', 'th'],
  ['en-GB, th;q=0.5', 'en'],
  ['de, EN;q=0.9', 'en'],
  ['de', 'th'],
  [undefined, 'th'],
])('answers %s in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
