// FOLDER contains JSON files of { language, documents: [{ id, text }], questions: [{ question, document }] }.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { measureQuality } from './retrieval/measure-quality.ts';
import { measureSpeed } from './retrieval/measure-speed.ts';

const corpus = z.object({
  language: z.string(),
  documents: z.array(z.object({ id: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), document: z.string() })),
});

/** Paragraphs, and questions of which each is answered by one of them. */
export type Corpus = z.output<typeof corpus>;

/** Measures how good and how fast retrieval is on real questions; `speed` measures only the latter. */
export async function measureRetrieval(folder: string | undefined, only?: string): Promise<void> {
  if (folder === undefined) throw new Error('Usage: npm run bench -- retrieval FOLDER [speed]');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const corpora = await Promise.all(
    names.map(async (name) => corpus.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
  for (const [index, engine] of (await openBenchDatabases()).entries()) {
    console.log(`\n${engine.name}`);
    // What is found does not depend on the database.
    if (index === 0 && only !== 'speed') await measureQuality(engine.database, corpora);
    await measureSpeed(engine, corpora);
    await engine.close();
  }
}
