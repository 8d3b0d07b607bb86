import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const thai = 'น้ำตาลทรายขาวบริสุทธิ์ ราคา 25 บาท';
const windows874 = Buffer.from(
  Array.from(thai, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0xe00 + 0xa0;
  }),
);
const big = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('the encoding of a text file', () => {
  it.each([
    ['utf-8', Buffer.from(thai), thai],
    ['utf-16le', Buffer.from(thai, 'utf16le'), thai],
    ['utf-16be', big(thai), thai],
    ['utf-16le', Buffer.from('Price list\r\n1;2', 'utf16le'), 'Price list\r\n1;2'],
    ['utf-16be', big('Price list'), 'Price list'],
    ['windows-874', windows874, thai],
    ['windows-874', Buffer.from([0xb9, 0xe9, 0xd3, 0xb5, 0xd2, 0xc5]), 'น้ำตาล'],
    [
      'windows-1252',
      Buffer.from('Le café à côté, 25 °C, déjà payé à São José', 'latin1'),
      'Le café à côté, 25 °C, déjà payé à São José',
    ],
    [
      'shift_jis',
      Buffer.from('8DBB939C82CC89BF8A6982CD8370835E815B8393', 'hex'),
      '砂糖の価格はパターン',
    ],
    [
      'gb18030',
      Buffer.from('CCC7B5C4BCDBB8F1A3ACB9A9D3A6C9CCC3FBB5A5', 'hex'),
      '糖的价格，供应商名单',
    ],
  ])('is found to be %s', (encoding, bytes, text) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  it('is what a person chose, but nothing else for what is UTF-8', () => {
    const korean = Buffer.from('BCB3C5C1', 'hex');
    expect(decodeText(korean, 'euc-kr')).toEqual({ text: '설탕', encoding: 'euc-kr' });
    expect(decodeText(Buffer.from(thai), 'shift_jis')).toEqual({ text: thai, encoding: 'utf-8' });
  });

  it('is none for bytes that are no text', () => {
    expect(() => decodeText(Buffer.from([1, 2, 0, 3, 7, 0, 0, 0, 9]))).toThrow('NUL');
  });
});
