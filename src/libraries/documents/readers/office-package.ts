import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { openZip } from '../zip-directory.ts';

/** What a walk through one XML part calls; names come without their namespace prefix. */
export interface PartVisitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

export interface OfficePackage {
  has: (part: string) => boolean;
  /** Streams a part through the visitor: neither its bytes nor its tree are kept. */
  visit: (part: string, visitor: PartVisitor) => Promise<void>;
  /** Targets of a part's relationships, by their id; `''` is the package itself. */
  relationships: (part: string) => Promise<Map<string, Relationship>>;
  close: () => void;
}

export interface Relationship {
  /** Last word of the type, as in `officeDocument` or `notesSlide`. */
  type: string;
  part: string;
}

export async function openOfficePackage(path: string): Promise<OfficePackage> {
  const zip = await openZip(path, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);

  async function visit(part: string, visitor: PartVisitor): Promise<void> {
    const entry = entries.get(part);
    if (entry === undefined) throw new Error(`no part ${part}`);
    await visitXml(zip, entry, visitor);
  }

  async function relationships(part: string): Promise<Map<string, Relationship>> {
    const found = new Map<string, Relationship>();
    const folder = posix.dirname(part);
    const list = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
    if (!entries.has(list)) return found;
    await visit(list, {
      open(name, { Id: id, Type: type, Target: target }) {
        if (name !== 'Relationship' || id === undefined || target === undefined) return;
        const absolute = posix.resolve('/', folder, target).slice(1);
        found.set(id, { type: posix.basename(type ?? ''), part: absolute });
      },
    });
    return found;
  }

  return { has: (part) => entries.has(part), visit, relationships, close: () => zip.close() };
}

/** The part which the package says is its document; Word does not always call it document.xml. */
export async function mainPart(office: OfficePackage): Promise<string> {
  const relationships = await office.relationships('');
  const main = [...relationships.values()].find(({ type }) => type === 'officeDocument');
  if (main === undefined) throw new Error('no main part');
  return main.part;
}

async function visitXml(zip: ZipFile, entry: Entry, visitor: PartVisitor): Promise<void> {
  // It knows the five entities of XML alone and throws at all others: nothing grows, nothing is fetched.
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(localName(name), attributes));
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)));
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  for await (const chunk of stream) parser.write(String(chunk));
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
