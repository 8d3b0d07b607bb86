import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionedIn, openMentionAt, piecesOf, writeMention } from './mentions.ts';

const SOMCHAI = { id: 1, name: 'สมชาย ใจดี' };
const SOMCHAI_JUNIOR = { id: 2, name: 'สมชาย ใจดีมาก' };
const PEOPLE = [SOMCHAI, SOMCHAI_JUNIOR];

describe('a mention that is being typed', () => {
  it('begins at the sign and ends at the caret', () => {
    expect(openMentionAt('ฝาก @สม ดู', 7)).toEqual({ search: 'สม', from: 4, to: 7 });
  });

  it('may contain a space, as names do, but no line break', () => {
    expect(openMentionAt('@สมชาย ใ', 8)?.search).toBe('สมชาย ใ');
    expect(openMentionAt('@สมชาย\nใ', 8)).toBeUndefined();
  });

  it('is none in a mail address, nor after a sign without a name', () => {
    expect(openMentionAt('a@b', 3)).toBeUndefined();
    expect(openMentionAt('3 @ 5', 4)).toBeUndefined();
  });

  it('gives way to the name, with one space after it', () => {
    const text = 'ฝาก @สม ดู';
    const open = openMentionAt(text, 7);
    expect(open && writeMention(text, open, SOMCHAI)).toEqual({
      text: 'ฝาก @สมชาย ใจดี ดู',
      caret: 16,
    });
  });
});

describe('the mentions of a text', () => {
  it('are those of the chosen people who are still named in it', () => {
    expect(mentionedIn('ฝาก @สมชาย ใจดี ดู', PEOPLE)).toEqual([SOMCHAI]);
    expect(mentionedIn('ฝาก สมชาย ใจดี ดู', PEOPLE)).toEqual([]);
  });

  it('mean the longer of two names that begin alike', () => {
    expect(mentionedIn('@สมชาย ใจดีมาก', PEOPLE)).toEqual([SOMCHAI_JUNIOR]);
  });

  it('leave every letter of the text where it was', () => {
    const words = fc.constantFrom('@', ' ', 'ดู', 'สมชาย ใจดี', 'มาก', '\n');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const pieces = piecesOf(text, PEOPLE);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => text.startsWith(piece.text, piece.at))).toBe(true);
      }),
    );
  });
});
