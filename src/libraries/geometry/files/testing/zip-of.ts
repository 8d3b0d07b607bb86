import { crc32, deflateRawSync } from 'node:zlib';

/** What is written as it is, with a size that may be a lie. */
interface Packed {
  readonly packed: Buffer;
  readonly unpacked: number;
}

type Content = string | Buffer | Packed;

/** A zip of these files. */
export function zipOf(files: Readonly<Record<string, Content>>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [filename, content] of Object.entries(files)) {
    const name = Buffer.from(filename);
    const { packed, unpacked, checksum } = pack(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(checksum, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(unpacked, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, facts, place, name]));
    entries.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, list, Buffer.from('PK\u0005\u0006'), end]);
}

function pack(content: Content) {
  if (typeof content === 'object' && 'packed' in content) return { ...content, checksum: 0 };
  const bytes = Buffer.from(content);
  return { packed: deflateRawSync(bytes), unpacked: bytes.length, checksum: crc32(bytes) };
}
