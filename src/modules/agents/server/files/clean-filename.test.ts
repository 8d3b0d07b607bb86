import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { cleanFilename } from './clean-filename.ts';

const codeOf = (name: string) => {
  try {
    cleanFilename(name);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? error.code : 'broken';
  }
};

it.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\windows\\notes.md', 'notes.md'],
  ['C:\\Users\\ปกรณ์\\ระเบียบ.docx', 'ระเบียบ.docx'],
  ['  ราคา น้ำตาล.xlsx ', 'ราคา น้ำตาล.xlsx'],
  ['e\u0301.txt', '\u00e9.txt'],
])('keeps of %s the name alone', (given, name) => {
  expect(cleanFilename(given)).toBe(name);
});

it.each(['', '..', '.', '../', 'a\0b.txt', 'a\nb.txt', 'invoice\u202Efdp.exe.txt'])(
  'refuses %j, which is not a usable name',
  (given) => {
    expect(codeOf(given)).toBe('agents.file_name_invalid');
  },
);

it('refuses a name of 300 Thai characters', () => {
  expect(codeOf(`${'ก'.repeat(300)}.txt`)).toBe('agents.file_name_too_long');
  expect(codeOf(`${'ก'.repeat(251)}.txt`)).toBe('taken');
});

it('never lets a folder or an invisible character through, whatever is given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      if (codeOf(given) !== 'taken') return;
      const name = cleanFilename(given);
      expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      expect(name.length).toBeLessThanOrEqual(255);
      expect(cleanFilename(name)).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});
