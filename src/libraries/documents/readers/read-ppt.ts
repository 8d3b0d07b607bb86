import { readFile } from 'node:fs/promises';
import { UnreadableFile } from '../unreadable-file.ts';
import { compoundStreams } from './compound-streams.ts';
import type { RawPage } from './document-reader.ts';
import {
  childRecords,
  descendants,
  HEADER_BYTES,
  type PptRecord,
  recordAt,
} from './ppt-records.ts';

const DOCUMENT = 0x03e8;
const SLIDE_LIST = 0x0ff0;
const SLIDE_PERSIST = 0x03f3;
const TEXT_UTF16 = 0x0fa0;
const TEXT_LATIN1 = 0x0fa8;
const USER_EDIT = 0x0ff5;
const PERSIST_DIRECTORY = 0x1772;
const SLIDE_LIST_INSTANCE = 0;
const CURRENT_USER_BYTES = 20;
const ENCRYPTED_TOKEN = 0xf3d1c4df;
/** "PowerPoint 97-2003 & 95": the root has what PowerPoint 95 reads, this folder the presentation. */
const DUAL_STORAGE = 'pp97_dualstorage/';
/** Every save may append a version of what changed; more than this is a circle. */
const MOST_EDITS = 10_000;

/** Slides in their order. Text is in the outline of the document, or in the slide's own shapes. */
export async function* readPpt(path: string): AsyncIterable<RawPage> {
  const streams = compoundStreams(await readFile(path));
  const folder = streams.has(`${DUAL_STORAGE}powerpoint document`) ? DUAL_STORAGE : '';
  const stream = streams.get(`${folder}powerpoint document`);
  const user = streams.get(`${folder}current user`);
  if (stream === undefined) throw new UnreadableFile('wrong_type', 'no PowerPoint Document');
  if (user === undefined) throw new UnreadableFile('damaged', 'no Current User');
  if (user.length < CURRENT_USER_BYTES) throw new UnreadableFile('too_old', 'PowerPoint 95');
  if (streams.has('encryptedsummary') || user.readUInt32LE(12) === ENCRYPTED_TOKEN) {
    throw new UnreadableFile('encrypted');
  }
  const offsets = persistOffsets(stream, user.readUInt32LE(16));
  let page = 0;
  for (const slide of slides(stream, offsets)) {
    page += 1;
    yield { page, text: slide.join('\n') };
  }
}

function* slides(stream: Buffer, offsets: ReadonlyMap<number, number>): Iterable<string[]> {
  for (const offset of offsets.values()) {
    const document = recordAt(stream, offset);
    if (document.type !== DOCUMENT) continue;
    for (const list of childRecords(document.body)) {
      if (list.type !== SLIDE_LIST || list.instance !== SLIDE_LIST_INSTANCE) continue;
      let slide: string[] | undefined;
      for (const record of childRecords(list.body)) {
        if (record.type === SLIDE_PERSIST) {
          if (slide !== undefined) yield slide;
          const at = offsets.get(record.body.readUInt32LE(0));
          slide = at === undefined ? [] : texts(descendants(recordAt(stream, at).body));
        } else {
          slide?.unshift(...texts([record]));
        }
      }
      if (slide !== undefined) yield slide;
    }
  }
}

function texts(records: Iterable<PptRecord>): string[] {
  const found: string[] = [];
  for (const { type, body } of records) {
    if (type === TEXT_UTF16) found.push(body.toString('utf16le'));
    if (type === TEXT_LATIN1) found.push(body.toString('latin1'));
  }
  return found;
}

/** Where the newest version of each object lies: edits are chained from the last to the first. */
function persistOffsets(stream: Buffer, lastEdit: number): Map<number, number> {
  const offsets = new Map<number, number>();
  let edit = lastEdit;
  for (let count = 0; edit !== 0 || count === 0; count += 1) {
    const { type, body } = recordAt(stream, edit);
    if (type !== USER_EDIT || count > MOST_EDITS) throw new Error('no chain of edits');
    const directory = recordAt(stream, body.readUInt32LE(12));
    if (directory.type !== PERSIST_DIRECTORY) throw new Error('no directory of objects');
    readDirectory(directory.body, offsets);
    const before = body.readUInt32LE(8);
    edit = before < edit ? before : editBefore(stream, edit);
  }
  return offsets;
}

/** The edit that lies before another, for a chain that has been written wrong; 0 where there is none. */
function editBefore(stream: Buffer, edit: number): number {
  let found = 0;
  for (let at = 0; at < edit;) {
    const { type, body } = recordAt(stream, at);
    if (type === USER_EDIT) found = at;
    at += HEADER_BYTES + body.length;
  }
  return found;
}

function readDirectory(body: Buffer, offsets: Map<number, number>): void {
  let at = 0;
  while (at + 4 <= body.length) {
    const head = body.readUInt32LE(at);
    const first = head & 0xfffff;
    const count = head >>> 20;
    for (let index = 0; index < count; index += 1) {
      const offset = body.readUInt32LE(at + 4 + index * 4);
      if (!offsets.has(first + index)) offsets.set(first + index, offset);
    }
    at += 4 + count * 4;
  }
}
