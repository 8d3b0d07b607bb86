import { SaxesParser } from 'saxes';
import type { Position, Ring } from '../shapes.ts';
import type { NamedShape } from './file-shapes.ts';

/** What an element of a document does while it is read. */
interface Visitor {
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly close: (name: string, text: string) => void;
}

/** Columns of tables that programs put into placemarks, where these have no name of their own. */
const NAMING = /name|ชื่อ|plot|แปลง/i;

/** The areas of placemarks of a KML document. */
export function readKml(text: string): NamedShape[] {
  const shapes: NamedShape[] = [];
  let name = '';
  let nameInTable = '';
  let column = '';
  let coordinates = '';
  let polygons: Ring[][] = [];
  let rings: Ring[] = [];
  let isInPlacemark = false;
  walk(text, {
    open(element, attributes) {
      if (element === 'Placemark') {
        [name, nameInTable, polygons] = ['', '', []];
        isInPlacemark = true;
      }
      if (element === 'Polygon') rings = [];
      if (element === 'Data' || element === 'SimpleData') column = attributes.get('name') ?? '';
    },
    close(element, content) {
      if (element === 'name' && isInPlacemark && name === '') name = content;
      const isValue = element === 'SimpleData' || element === 'value';
      if (isValue && nameInTable === '' && NAMING.test(column)) nameInTable = content;
      // Labels and lines beside an area have coordinates too.
      if (element === 'LinearRing') rings.push(positionsIn(coordinates));
      if (element === 'coordinates') coordinates = content;
      if (element === 'Polygon') polygons.push(rings);
      if (element !== 'Placemark') return;
      shapes.push({ name: name || nameInTable, shape: polygons });
      isInPlacemark = false;
    },
  });
  return shapes;
}

/** Tracks and routes that were walked around plots, each closed to an area. */
export function readGpx(text: string): NamedShape[] {
  const shapes: NamedShape[] = [];
  let name = '';
  let line: Position[] = [];
  walk(text, {
    open(element, attributes) {
      if (element === 'trk' || element === 'rte') name = '';
      if (element === 'trkseg' || element === 'rte') line = [];
      if (element === 'trkpt' || element === 'rtept') {
        line.push([Number(attributes.get('lon')), Number(attributes.get('lat'))]);
      }
    },
    close(element, content) {
      if (element === 'name' && name === '') name = content;
      if (element === 'trkseg' || element === 'rte') {
        shapes.push({ name, shape: line.length >= 3 ? [[line]] : [] });
      }
    },
  });
  return shapes;
}

/** Tuples of longitude, latitude and maybe height, apart by white space; some programs also leave some beside commas. */
function positionsIn(text: string): Position[] {
  return text
    .trim()
    .replaceAll(/\s*,\s*/g, ',')
    .split(/\s+/)
    .map((tuple): Position => {
      const [longitude, latitude] = tuple.split(',').map(Number);
      return [longitude ?? NaN, latitude ?? NaN];
    });
}

/** Walks through elements without their prefixes; entities of the document are not known, and so refused. */
function walk(document: string, visitor: Visitor): void {
  const parser = new SaxesParser();
  const texts: string[] = [];
  const bare = (name: string) => name.replace(/^.*:/, '');
  parser.on('opentag', ({ name, attributes }) => {
    texts.push('');
    visitor.open(bare(name), new Map(Object.entries(attributes)));
  });
  const append = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`);
  parser.on('text', (text) => void (texts.length > 0 && append(text)));
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => visitor.close(bare(name), (texts.pop() ?? '').trim()));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(document).close();
}
