import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentExtensions } from '../document-types.ts';
import type { DocumentFile } from '../extract-text.ts';

export interface DocumentFolder {
  /** Puts a document on disk as an upload would. */
  put: (filename: string, content: Buffer | string) => Promise<DocumentFile>;
  remove: () => Promise<void>;
}

export async function createDocumentFolder(): Promise<DocumentFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  return {
    async put(filename, content) {
      const path = join(folder, filename);
      await writeFile(path, content);
      const extension = documentExtensions.find((name) => filename.endsWith(`.${name}`));
      if (extension === undefined) throw new Error(`${filename} is no document`);
      return { path, filename, extension };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Files made by LibreOffice 7.4 from one Thai and English text, one table and two slides. */
export function fixture(filename: string): Promise<Buffer> {
  return readFile(new URL(`../fixtures/${filename}`, import.meta.url));
}
