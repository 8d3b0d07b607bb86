/** What a made-up photograph tells besides its picture, in each place where cameras write something. */
export const TOLD = ['16.4322 N', 'maker of the phone', 'a remark', 'a film', 'a smaller picture'];

/** The parts of a JPEG as a phone writes it, lying on its side, with all that is told. */
export function makePhotograph(shade = 0): Buffer {
  const segment = (marker: number, content: string | Buffer) => {
    const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, 'JFIF\0\u0001\u0001'),
    segment(0xe0, 'JFXX\0a smaller picture'),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), cameraFacts()])),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0maker of the phone'),
    segment(0xe2, 'ICC_PROFILE\0colours'),
    segment(0xed, 'Photoshop 3.0\0a remark'),
    segment(0xfe, 'a remark'),
    segment(0xdb, Buffer.from([shade])),
    segment(0xda, 'a scan'),
    // A byte that looks like a marker, and a restart.
    Buffer.from('0102ff0003ffd00405', 'hex'),
    segment(0xda, 'another scan'),
    Buffer.from('0607', 'hex'),
    Buffer.from('ffd9', 'hex'),
    Buffer.from('a film'),
  ]);
}

/** Facts of a camera: turned by a quarter, and a place. */
export function cameraFacts(): Buffer {
  const facts = Buffer.alloc(26);
  facts.write('II*\0', 'latin1');
  facts.writeUInt32LE(8, 4);
  facts.writeUInt16LE(1, 8);
  facts.writeUInt16LE(0x01_12, 10);
  facts.writeUInt16LE(3, 12);
  facts.writeUInt32LE(1, 14);
  facts.writeUInt16LE(6, 18);
  return Buffer.concat([facts, Buffer.from('16.4322 N')]);
}
