import { describe, expect, it } from 'vitest';
import { checkPastedLines } from './check-pasted-lines.ts';
import { pastedLines } from './pasted-lines.ts';
import { hashQuestion } from './question-hash.ts';

const take = (text: string) =>
  pastedLines(text, ['คำถาม', 'Question']).map(({ row, question, filenames }) => [
    row,
    question,
    ...filenames,
  ]);

describe('pasted questions', () => {
  it('come from a sheet, separated by tabs', () => {
    expect(take('ราคาเท่าไร, บาท\tราคา.md\tprices.xlsx\r\nกี่โมง\thours.txt')).toEqual([
      [1, 'ราคาเท่าไร, บาท', 'ราคา.md', 'prices.xlsx'],
      [2, 'กี่โมง', 'hours.txt'],
    ]);
  });

  it('come as CSV, with quotation marks, a heading line and empty lines', () => {
    const text =
      '\uFEFFQuestion,file\n"How much, in baht?",prices.md\n\n"two\nlines",a.txt\nwhat,b.txt';
    expect(take(text)).toEqual([
      [2, 'How much, in baht?', 'prices.md'],
      [4, 'two\nlines', 'a.txt'],
      [6, 'what', 'b.txt'],
    ]);
  });

  it('cannot be separated where a quotation mark does not close', () => {
    expect(() => pastedLines('"open,a.txt\nwhat,b.txt', [])).toThrow(/quote/i);
  });
});

describe('the check of pasted questions', () => {
  const check = (text: string, known: string[] = [], room = 10) =>
    checkPastedLines(pastedLines(text, []), {
      files: [
        { id: 'p', filename: 'ราคา.md' },
        { id: 'h', filename: 'hours.txt' },
      ],
      known,
      room,
    });

  it('accepts each question once, with each of its files once', () => {
    const { taken, refused } = check('ราคา?\tราคา.md\tราคา.md\tHOURS.TXT\nราคา ?\thours.txt');
    expect(taken).toMatchObject([{ question: 'ราคา?', fileIds: ['p', 'h'] }]);
    expect(refused).toMatchObject([{ line: { row: 2 }, code: 'question_in_set' }]);
  });

  it('gives the reason for each other line', () => {
    const lines = [
      'ดี\tราคา.md',
      'ไม่มีไฟล์',
      'ไฟล์อื่น\tnone.md',
      '\tราคา.md',
      'ดี \tราคา.md',
      'อยู่แล้ว\tราคา.md',
      `${'ย'.repeat(2_001)}\tราคา.md`,
      'สอง\tราคา.md',
      'เกิน\tราคา.md',
    ];
    const { taken, refused } = check(lines.join('\n'), [hashQuestion('อยู่แล้ว')], 2);
    expect(taken.map(({ question }) => question)).toEqual(['ดี', 'สอง']);
    expect(refused.map(({ line, code }) => [line.row, code])).toEqual([
      [2, 'expected_file_required'],
      [3, 'expected_file_not_here'],
      [4, 'question_required'],
      [5, 'question_in_set'],
      [6, 'question_in_set'],
      [7, 'question_unusable'],
      [9, 'question_set_full'],
    ]);
  });
});
