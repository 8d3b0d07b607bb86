import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 160;
const HEIGHT = 100;

/** A drawn picture of a card with lines instead of letters, as PNG; another shade for each number. */
export function drawDocument(number: number): Buffer {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [red, green, blue] = colourAt(x, y, number);
      rows.set([red, green, blue], y * (WIDTH * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a channel, three channels.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, number: number): readonly [number, number, number] {
  const isPhoto = x > 115 && x < 150 && y > 35 && y < 82;
  const isLine = x > 12 && x < 100 && y > 20 && y % 11 < 3 && x % (30 + (number % 15)) > 4;
  if (isPhoto) return [150 + (number % 60), 140, 130];
  if (isLine) return [60, 70, 90];
  return y < 13 ? [90, 120 + (number % 90), 180] : [236, 240, 246 - (number % 40)];
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
