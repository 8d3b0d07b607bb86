import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDocumentFolder, type DocumentFolder, fixture } from '../testing/document-folder.ts';
import { compoundStreams } from './compound-streams.ts';
import { readPpt } from './read-ppt.ts';

let folder: DocumentFolder;
let sound: Buffer;
beforeAll(async () => {
  folder = await createDocumentFolder();
  sound = await fixture('quota-manual.ppt');
});
afterAll(() => folder.remove());

const isFunction = (value: unknown) => typeof value === 'function';
/** The package declares this export as `any`. */
const containers = z
  .object({
    utils: z.object({
      cfb_new: z.custom<() => unknown>(isFunction),
      cfb_add: z.custom<(container: unknown, path: string, content: Buffer) => void>(isFunction),
    }),
    write: z.custom<(container: unknown, to: { type: 'buffer' }) => unknown>(isFunction),
  })
  .parse(CFB);

function container(streams: Iterable<readonly [path: string, content: Buffer]>): Buffer {
  const made = containers.utils.cfb_new();
  for (const [path, content] of streams) containers.utils.cfb_add(made, `/${path}`, content);
  return z.instanceof(Buffer).parse(containers.write(made, { type: 'buffer' }));
}

async function slidesOf(content: Buffer): Promise<string[]> {
  const { path } = await folder.put('manual.ppt', content);
  const slides: string[] = [];
  for await (const { text } of readPpt(path)) slides.push(text);
  return slides;
}

describe('slides of .ppt', () => {
  it('are those of PowerPoint 97 where a file is for PowerPoint 95 as well', async () => {
    const streams = [...compoundStreams(sound)];
    const older = Buffer.alloc(100, 'what only PowerPoint 95 reads');
    const both = container([
      ['PowerPoint Document', older],
      ['Current User', older],
      ...streams.map(([path, content]) => [`PP97_DUALSTORAGE/${path}`, content] as const),
    ]);
    expect(await slidesOf(both)).toEqual(await slidesOf(sound));
  });

  it('are found although the chain of edits leads back to where it was', async () => {
    const bent = Buffer.from(sound);
    const streams = compoundStreams(sound);
    const edit = streams.get('current user')?.readUInt32LE(16) ?? 0;
    const record = streams.get('powerpoint document')?.subarray(edit, edit + 36);
    // The place of the edit before this one, of which there is none.
    bent.writeUInt32LE(edit, sound.indexOf(record ?? '') + 16);
    expect(bent.equals(sound)).toBe(false);
    expect(await slidesOf(bent)).toEqual(await slidesOf(sound));
  });
});
