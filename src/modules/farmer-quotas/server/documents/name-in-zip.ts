import { basename } from 'node:path';
import type { Entry } from 'yauzl';

const IS_UTF8 = 0x800;

/** What archives contain besides what people put into them. */
const NOISE = /^(?:__MACOSX\/|.*\/$)|(?:^|\/)(?:\.|Thumbs\.db$)/;

/** The name of a file in an archive without its folders; undefined for what nobody put there. */
export function nameInZip(entry: Entry): string | undefined {
  const name = decode(entry);
  return NOISE.test(name) ? undefined : basename(name).normalize('NFC').slice(-200);
}

/** Programs on Thai Windows, and some others, write Thai without saying so. */
function decode({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & IS_UTF8) !== 0 || /^[\x20-\x7e]*$/.test(fileName)) return fileName;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return new TextDecoder('windows-874').decode(fileNameRaw);
  }
}
