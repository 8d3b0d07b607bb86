import type { Page } from '@playwright/test';

const SIDE = 0x01_12;
const PLACE = 0x88_25;

/** A photograph as a phone stores it: drawn lying on its side, with how to turn it and where it was taken. */
export async function photograph(page: Page, size: { width: number; height: number }) {
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, ...size } });
  const facts = Buffer.concat([Buffer.from('Exif\0\0'), tiff()]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(facts.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, facts, picture.subarray(2)]);
}

/** Where the tables of facts begin, and the numbers of the place. */
const PLACE_AT = 38;
const DEGREES_AT = 68;

function tiff(): Buffer {
  const content = Buffer.alloc(DEGREES_AT + 24);
  content.write('MM\0*\0\0\0\u0008', 'latin1');
  // To be turned by a quarter to the right.
  table(content, 8, [
    [SIDE, 3, 1, 6 << 16],
    [PLACE, 4, 1, PLACE_AT],
  ]);
  table(content, PLACE_AT, [
    [1, 2, 2, 'N'.charCodeAt(0) << 24],
    [2, 5, 3, DEGREES_AT],
  ]);
  // 16 degrees, 26 minutes, 0 seconds.
  for (const [place, value] of [16, 1, 26, 1, 0, 1].entries()) {
    content.writeUInt32BE(value, DEGREES_AT + place * 4);
  }
  return content;
}

type Fact = readonly [tag: number, type: number, count: number, value: number];

function table(content: Buffer, at: number, facts: readonly Fact[]): void {
  content.writeUInt16BE(facts.length, at);
  for (const [place, [tag, type, count, value]] of facts.entries()) {
    const start = at + 2 + place * 12;
    content.writeUInt16BE(tag, start);
    content.writeUInt16BE(type, start + 2);
    content.writeUInt32BE(count, start + 4);
    content.writeUInt32BE(value, start + 8);
  }
}
