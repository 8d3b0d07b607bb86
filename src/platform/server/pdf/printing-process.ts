import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { startWatch } from '#libraries/processes/start-watch.ts';
import { textEachGlyph } from './glyph-texts.ts';

/** Program of a process of its own that sets templates; see pdf-printer.ts. */

/** Templates are files below this folder, and read none outside it. */
const SOURCES = fileURLToPath(import.meta.url.replace(/platform\/server\/pdf\/[^/]*$/, ''));

/** Shipped with the application: a page looks the same on every machine. */
const fonts = ['400Regular/Sarabun_400Regular', '700Bold/Sarabun_700Bold'].map((name) =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/sarabun/${name}.ttf`)),
);

/** Documents whose parts are still remembered, which saves time if the next one is alike. */
const REMEMBERED = 2;

const jobSchema = z.object({ template: z.string(), data: z.string(), as: z.enum(['pdf', 'svg']) });
const diagnosticsSchema = z.array(z.object({ message: z.string() }));

// Requests come before documents.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [residentBytes = 0, cpuMilliseconds = 0] = process.argv.slice(2).map(Number);
const watch = startWatch();
const compiler = NodeCompiler.create({ workspace: SOURCES, fontArgs: [{ fontBlobs: fonts }] });

function print({ template, data, as }: z.output<typeof jobSchema>) {
  watch.allow({ residentBytes, cpuMilliseconds });
  try {
    const compiled = compiler.compile({
      mainFilePath: fileURLToPath(template),
      inputs: { data },
    });
    const document = compiled.result;
    if (document === null) return { failure: reasonOf(compiled.takeError()?.shortDiagnostics) };
    const made =
      as === 'pdf'
        ? { pdf: textEachGlyph(compiler.pdf(document, { pdfTags: false })) }
        : { svg: compiler.svg(document), pages: document.numOfPages };
    return { ...made, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { failure: String(error) };
  } finally {
    compiler.evictCache(REMEMBERED);
    watch.allow(undefined);
  }
}

function reasonOf(diagnostics: unknown): string {
  const { data = [] } = diagnosticsSchema.safeParse(diagnostics);
  return data.map(({ message }) => message).join('; ') || 'no document';
}

// The server ends this process, not a Ctrl-C that is meant for the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  process.send?.(print(jobSchema.parse(message)));
});
