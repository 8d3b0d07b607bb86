import { boundsOf, type Bounds, type Ring, type Shape } from '../shapes.ts';
import type { Feature } from './write-shapes.ts';

const HEADER_BYTES = 100;
const POLYGON = 5;
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** The longest text of a column of a table. */
const MOST_TEXT_BYTES = 254;
const NUMBER_WIDTH = 18;
const NAME_BYTES = 10;

interface Written {
  readonly name: string;
  readonly content: Buffer;
}

/** The files of a shapefile. Its headers have the sizes of all, so that it is complete before it is sent. */
export async function writeShapefile(
  stem: string,
  batches: AsyncIterable<readonly Feature[]>,
): Promise<Written[]> {
  const records: Buffer[] = [];
  const rows: Feature['properties'][] = [];
  const bounds: Bounds[] = [];
  for await (const features of batches) {
    for (const { name, shape, properties } of features) {
      records.push(recordOf(shape));
      bounds.push(boundsOf(shape));
      rows.push({ name, ...properties });
    }
  }
  const box = allOf(bounds);
  const shp = withHeader(numbered(records), box);
  const shx = withHeader(indexOf(records), box);
  const text = (content: string) => Buffer.from(content);
  return [
    { name: `${stem}.shp`, content: shp },
    { name: `${stem}.shx`, content: shx },
    { name: `${stem}.dbf`, content: tableOf(rows) },
    { name: `${stem}.prj`, content: text(WGS84) },
    { name: `${stem}.cpg`, content: text('UTF-8') },
  ];
}

function recordOf(shape: Shape): Buffer {
  const rings = shape.flatMap(([outer = [], ...holes]) => [
    turned(outer, true),
    ...holes.map((hole) => turned(hole, false)),
  ]);
  const corners = rings.flat();
  const record = Buffer.alloc(44 + rings.length * 4 + corners.length * 16);
  const { west, south, east, north } = boundsOf(shape);
  record.writeInt32LE(POLYGON, 0);
  for (const [place, value] of [west, south, east, north].entries()) {
    record.writeDoubleLE(value, 4 + place * 8);
  }
  record.writeInt32LE(rings.length, 36);
  record.writeInt32LE(corners.length, 40);
  let first = 0;
  for (const [part, ring] of rings.entries()) {
    record.writeInt32LE(first, 44 + part * 4);
    first += ring.length;
  }
  const begin = 44 + rings.length * 4;
  for (const [place, [x, y]] of corners.entries()) {
    record.writeDoubleLE(x, begin + place * 16);
    record.writeDoubleLE(y, begin + place * 16 + 8);
  }
  return record;
}

/** Borders go clockwise, holes the other way. */
function turned(ring: Ring, clockwise: boolean): Ring {
  const doubled = ring.slice(1).reduce((sum, [x, y], place) => {
    const [fromX, fromY] = ring[place] ?? [x, y];
    return sum + (x - fromX) * (y + fromY);
  }, 0);
  return doubled > 0 === clockwise ? ring : ring.toReversed();
}

function numbered(records: readonly Buffer[]): Buffer {
  return Buffer.concat(
    records.flatMap((record, place) => {
      const header = Buffer.alloc(8);
      header.writeInt32BE(place + 1, 0);
      header.writeInt32BE(record.length / 2, 4);
      return [header, record];
    }),
  );
}

function indexOf(records: readonly Buffer[]): Buffer {
  const index = Buffer.alloc(records.length * 8);
  let offset = HEADER_BYTES;
  for (const [place, record] of records.entries()) {
    index.writeInt32BE(offset / 2, place * 8);
    index.writeInt32BE(record.length / 2, place * 8 + 4);
    offset += 8 + record.length;
  }
  return index;
}

function withHeader(content: Buffer, { west, south, east, north }: Bounds): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32BE(9_994, 0);
  header.writeInt32BE((HEADER_BYTES + content.length) / 2, 24);
  header.writeInt32LE(1_000, 28);
  header.writeInt32LE(POLYGON, 32);
  for (const [place, value] of [west, south, east, north].entries()) {
    header.writeDoubleLE(value, 36 + place * 8);
  }
  return Buffer.concat([header, content]);
}

function allOf(bounds: readonly Bounds[]): Bounds {
  const [first = { west: 0, south: 0, east: 0, north: 0 }] = bounds;
  return bounds.reduce(
    (all, each) => ({
      west: Math.min(all.west, each.west),
      south: Math.min(all.south, each.south),
      east: Math.max(all.east, each.east),
      north: Math.max(all.north, each.north),
    }),
    first,
  );
}

function tableOf(rows: readonly Feature['properties'][]): Buffer {
  const [first = { name: '' }] = rows;
  const columns = Object.keys(first).map((name) => {
    const isNumber = rows.some((row) => typeof row[name] === 'number');
    return { name, type: isNumber ? 'N' : 'C', width: isNumber ? NUMBER_WIDTH : MOST_TEXT_BYTES };
  });
  const width = 1 + columns.reduce((sum, column) => sum + column.width, 0);
  const header = Buffer.alloc(32 + columns.length * 32 + 1);
  header.writeUInt8(3, 0);
  // The first of January 2000: the same content gives the same file.
  header.writeUInt8(100, 1);
  header.writeUInt8(1, 2);
  header.writeUInt8(1, 3);
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(width, 10);
  for (const [place, column] of columns.entries()) {
    const at = 32 + place * 32;
    header.write(column.name.slice(0, NAME_BYTES), at, 'latin1');
    header.write(column.type, at + 11, 'latin1');
    header.writeUInt8(column.width, at + 16);
    header.writeUInt8(column.type === 'N' ? 6 : 0, at + 17);
  }
  header.writeUInt8(0x0d, header.length - 1);
  const lines = rows.map((row) => {
    const cells = columns.map(({ name, width: most, type }) => {
      const value = row[name] ?? '';
      const text = typeof value === 'number' ? value.toFixed(6) : value;
      return type === 'N' ? Buffer.from(text.padStart(most).slice(0, most)) : cell(text, most);
    });
    return Buffer.concat([Buffer.from(' '), ...cells]);
  });
  return Buffer.concat([header, ...lines, Buffer.from([0x1a])]);
}

/** As much of a text as fits, never half a letter. */
function cell(text: string, width: number): Buffer {
  const padded = Buffer.alloc(width, ' ');
  padded.write(text, 'utf8');
  return padded;
}
