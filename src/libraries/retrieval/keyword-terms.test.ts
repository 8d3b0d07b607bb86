import { expect, it } from 'vitest';
import { documentTerms, questionTerms, type TermSink } from './keyword-terms.ts';

function read(list: (text: string, sink: TermSink) => void, text: string): string[] {
  const terms: string[] = [];
  list(text, (high, low, isWord) => void terms.push(`${high} ${low} ${isWord}`));
  return terms;
}

it.each([
  ['capitals', 'SUGAR Cane', 'sugar cane'],
  ['Thai digits', 'สัญญา ๔๕๘๗', 'สัญญา 4587'],
  ['full-width letters', 'ＣＣＳ', 'ccs'],
  ['a vowel in two signs', 'นํ้าหนัก', 'น้ำหนัก'],
])('are the same with %s, in documents and questions', (_, written, usual) => {
  expect(read(documentTerms, usual).length).toBeGreaterThan(0);
  expect(read(documentTerms, written)).toEqual(read(documentTerms, usual));
  expect(read(questionTerms, written)).toEqual(read(questionTerms, usual));
});
