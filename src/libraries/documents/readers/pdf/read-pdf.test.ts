import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import {
  createDocumentFolder,
  type DocumentFolder,
  fixture,
} from '../../testing/document-folder.ts';

let folder: DocumentFolder;
beforeAll(async () => {
  folder = await createDocumentFolder();
});
afterAll(() => folder.remove());

async function read(content: Buffer): Promise<string> {
  const file = await folder.put('a.pdf', content);
  const pages: string[] = [];
  await readDocument(file, async ({ text }) => {
    pages.push(text);
  });
  return pages.join('\n---\n');
}

/** Made by qpdf 11 of one page that draws `xyz` and says it means a Thai word. */
describe('a PDF that opens without its password', () => {
  it.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])(
    'says what its glyphs mean, encrypted by %s',
    async (method) => {
      expect(await read(await fixture(`owner-password-${method}.pdf`))).toBe('น้ำตาลทราย');
    },
  );
});
