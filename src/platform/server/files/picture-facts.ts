import { crc32 } from 'node:zlib';

/**
 * A picture without what it tells besides itself: where and with what it was taken, a smaller one of before
 * it was changed, remarks. How to turn it stays. Undefined where a JPEG or PNG is damaged; other contents are
 * answered as they are.
 */
export function withoutFacts(content: Buffer): Buffer | undefined {
  if (content.subarray(0, 2).equals(JPEG)) return bareJpeg(content);
  if (content.subarray(0, 8).equals(PNG)) return barePng(content);
  return content;
}

const JPEG = Buffer.from('ffd8', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
const REMARK = 0xfe;

/** Segments of applications that a picture is drawn with. */
const DRAWN_WITH = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

function bareJpeg(content: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let side: number | undefined;
  let hasScan = false;
  let at = JPEG.length;
  // Some cameras leave out the end; behind it others put films and larger pictures.
  while (content[at + 1] !== END && !(hasScan && at >= content.length)) {
    if (content[at] !== 0xff || at + 4 > content.length) return undefined;
    const marker = content[at + 1] ?? END;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const start = at;
    at += 2 + content.readUInt16BE(at + 2);
    if (at > content.length) return undefined;
    const segment = content.subarray(start, at);
    if (marker === EXIF) side ??= sideIn(segment.subarray(10));
    if (marker === SCAN) {
      hasScan = true;
      at = endOfScan(content, at);
    }
    if (isDrawn(marker, segment)) kept.push(content.subarray(start, at));
  }
  if (!hasScan) return undefined;
  const exif = side === undefined ? [] : [segmentOf(side)];
  return Buffer.concat([JPEG, ...exif, ...kept, JPEG_END]);
}

function isDrawn(marker: number, segment: Buffer): boolean {
  if (marker === REMARK) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = DRAWN_WITH.get(marker);
  return name !== undefined && segment.subarray(4).toString('latin1').startsWith(name);
}

/** Where the next marker is that is no part of the picture's own data. */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at !== -1) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return content.length;
}

function segmentOf(side: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), turning(side)]);
  const head = Buffer.from([0xff, EXIF, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** The length and the name before a chunk's content, and the sum behind it. */
const AROUND_CHUNK = 12;

const DRAWN_CHUNKS = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT'.split(' '),
);

function barePng(content: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let side: number | undefined;
  let at = PNG.length;
  for (;;) {
    if (at + AROUND_CHUNK > content.length) return undefined;
    const name = content.toString('latin1', at + 4, at + 8);
    const start = at;
    at += content.readUInt32BE(at) + AROUND_CHUNK;
    const chunk = content.subarray(start, at);
    if (name === 'eXIf') side ??= sideIn(chunk.subarray(8));
    if (DRAWN_CHUNKS.has(name)) kept.push(chunk);
    if (name !== 'IEND') continue;
    const [header, ...rest] = kept;
    if (header === undefined || rest.length === 0 || at > content.length) return undefined;
    const exif = side === undefined ? [] : [chunkOf(side)];
    return Buffer.concat([PNG, header, ...exif, ...rest, chunk]);
  }
}

function chunkOf(side: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf'), turning(side)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIDE = 0x01_12;

/** How a picture is to be turned, of the facts of a camera; undefined where it stands upright. */
function sideIn(facts: Buffer): number | undefined {
  const isLittle = facts.toString('latin1', 0, 2) === 'II';
  const number = (at: number, bytes: 2 | 4) => {
    if (at + bytes > facts.length) return 0;
    return isLittle ? facts.readUIntLE(at, bytes) : facts.readUIntBE(at, bytes);
  };
  const first = number(4, 4);
  for (let entry = 0; entry < number(first, 2); entry += 1) {
    const at = first + 2 + entry * 12;
    const side = number(at + 8, 2);
    if (number(at, 2) === SIDE) return side > 1 && side <= 8 ? side : undefined;
  }
  return undefined;
}

/** Facts of a camera that say nothing but how to turn the picture. */
function turning(side: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.write('MM\0*\0\0\0\u0008\0\u0001', 'latin1');
  facts.writeUInt16BE(SIDE, 10);
  // A short number, one of it.
  facts.writeUInt16BE(3, 12);
  facts.writeUInt32BE(1, 14);
  facts.writeUInt16BE(side, 18);
  return facts;
}
