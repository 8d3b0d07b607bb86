import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** What the directory says the part unpacks to, where that is meant to be a lie. */
  declaredBytes?: number;
  /** What the directory says it takes in the file, as where entries share their bytes. */
  declaredPackedBytes?: number;
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DEFLATE = 8;

/** A zip of the given parts, honest or not. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes, declaredPackedBytes } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(DEFLATE, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(title.length, 22);
    bodies.push(uint32(LOCAL_HEADER), shared, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const declared = Buffer.from(shared);
    declared.writeUInt32LE(declaredPackedBytes ?? packed.length, 14);
    declared.writeUInt32LE(declaredBytes ?? plain.length, 18);
    directory.push(uint32(DIRECTORY_ENTRY), Buffer.from([20, 0]), declared, rest, title);
    offset += 4 + shared.length + title.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, uint32(DIRECTORY_END), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** The least that is a Word file: its types, where its document is, and that document. */
export function makeDocx(body: Buffer | string, declaredBytes?: number): Buffer {
  const open = '<w:document xmlns:w="urn:w"><w:body>';
  const content = Buffer.concat([
    Buffer.from(open),
    Buffer.from(body),
    Buffer.from('</w:body></w:document>'),
  ]);
  const relationship =
    '<Relationships><Relationship Id="r1" Type="urn:x/officeDocument" Target="word/document.xml"/></Relationships>';
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationship },
    { name: 'word/document.xml', content, declaredBytes },
  ]);
}
