import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocumentFolder, type DocumentFolder, fixture } from '../testing/document-folder.ts';
import { readDoc } from './read-doc.ts';

let folder: DocumentFolder;
beforeAll(async () => {
  folder = await createDocumentFolder();
});
afterAll(() => folder.remove());

async function textOf(content: Buffer): Promise<string> {
  const { path } = await folder.put('rules.doc', content);
  const pages: string[] = [];
  for await (const { text } of readDoc(path)) pages.push(text);
  return pages.join('\n');
}

it.each(['toLowerCase', 'toUpperCase'] as const)(
  'a .doc is read whose streams have names in other capitals (%s)',
  async (inOtherCapitals) => {
    const usual = await fixture('buying-rules.doc');
    const other = Buffer.from(usual);
    for (const name of ['WordDocument', '0Table', '1Table']) {
      const at = usual.indexOf(name, 'utf16le');
      if (at >= 0) other.write(name[inOtherCapitals](), at, 'utf16le');
    }
    expect(other.equals(usual)).toBe(false);
    expect(await textOf(other)).toBe(await textOf(usual));
  },
);
