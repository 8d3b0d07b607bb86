import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 200;

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
  const isPhoto = x > 230 && x < 300 && y > 70 && y < 165;
  const isLine = x > 24 && x < 200 && y > 40 && y % 22 < 6 && x % (60 + (number % 30)) > 8;
  if (isPhoto) return [150 + (number % 60), 140, 130];
  if (isLine) return [60, 70, 90];
  return y < 26 ? [90, 120 + (number % 90), 180] : [236, 240, 246 - (number % 40)];
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
