import { guessEncoding, guessUtf16 } from './guess-encoding.ts';
import type { TextEncoding } from './text-encodings.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * The text of a file and its encoding: what a byte order mark says, UTF-8 where the bytes are that,
 * otherwise what a person chose or else what is most likely. What is UTF-8 is never anything else, so
 * a choice made for an older content of the file does no harm to a newer one.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const certain = markedEncoding(bytes) ?? guessUtf16(bytes);
  if (certain !== undefined) return decode(bytes, certain);
  if (chosen === undefined && bytes.includes(0)) {
    throw new UnreadableFile('wrong_type', 'NUL in a text file');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decode(bytes, chosen ?? guessEncoding(bytes));
  }
}

/** Whether a text file with NUL among its first bytes is text all the same. */
export function isUtf16(bytes: Uint8Array): boolean {
  return (markedEncoding(bytes) ?? guessUtf16(bytes))?.startsWith('utf-16') ?? false;
}

function markedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array, encoding: TextEncoding): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
