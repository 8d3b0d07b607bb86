import { UnreadableFile } from './unreadable-file.ts';

/**
 * UTF-8 or what the byte order mark says; bytes that are not UTF-8 are Windows-874, the encoding of
 * Thai files from before Unicode (TIS-620 is a part of it).
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFile('wrong_type', 'NUL in a text file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}
