import { expect, it } from 'vitest';
import { cameraFacts, makePhotograph, TOLD } from './testing/make-photograph.ts';
import { withoutFacts } from './picture-facts.ts';

const photograph = makePhotograph();

const chunk = (name: string, content: Buffer | string = '') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), Buffer.from(content), Buffer.alloc(4)]);
};

const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', 'size'), ...chunks]);

const textOf = (content: Buffer | undefined) => content?.toString('latin1') ?? '';

it('a photograph keeps what is seen and how it is turned, and nothing else that it told', () => {
  const bare = textOf(withoutFacts(photograph));
  expect(TOLD.filter((told) => bare.includes(told))).toEqual([]);
  expect(bare).toContain('JFIF\0');
  expect(bare).toContain('ICC_PROFILE\0colours');
  expect(bare).toContain('\u0001\u0002\u00FF\0\u0003\u00FF\u00D0\u0004\u0005');
  expect(bare.endsWith('another scan\u0006\u0007\u00FF\u00D9')).toBe(true);
  // Exif with one entry: turned by a quarter.
  expect(bare).toContain(
    'Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006',
  );
});

it('what has nothing to hide stays as it is', () => {
  const bare = withoutFacts(photograph) ?? Buffer.alloc(0);
  expect(withoutFacts(bare)).toEqual(bare);
  const drawn = png(chunk('IDAT', 'x'), chunk('IEND'));
  expect(withoutFacts(drawn)).toEqual(drawn);
  const pdf = Buffer.from('%PDF-1.4');
  expect(withoutFacts(pdf)).toBe(pdf);
});

it('a PNG loses its texts, its facts and what follows it', () => {
  const told = [chunk('tEXt', 'a remark'), chunk('eXIf', cameraFacts()), chunk('prVt', 'a remark')];
  const film = Buffer.from('a film');
  const bare = textOf(withoutFacts(png(...told, chunk('IDAT', 'x'), chunk('IEND'), film)));
  expect(TOLD.filter((one) => bare.includes(one))).toEqual([]);
  expect(bare).toContain('eXIfMM');
  expect(bare).toContain('IDATx');
});

it('a picture that is cut off or damaged is none, wherever that is', () => {
  const scan = photograph.indexOf('a scan');
  for (let length = 2; length < scan + 'a scan'.length; length += 1) {
    expect(withoutFacts(photograph.subarray(0, length))).toBe(undefined);
  }
  const drawn = png(chunk('IDAT', 'x'), chunk('IEND'));
  for (let length = 8; length < drawn.length; length += 1) {
    expect(withoutFacts(drawn.subarray(0, length))).toBe(undefined);
  }
  expect(withoutFacts(Buffer.from('ffd8ffe0ffff4a464946', 'hex'))).toBe(undefined);
});
