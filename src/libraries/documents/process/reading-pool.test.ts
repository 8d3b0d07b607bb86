import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextExtractor, type DocumentFile, type TextExtractor } from '../extract-text.ts';
import { documentLimits } from '../limits.ts';
import { assemblePdf, stream } from '../testing/make-pdf.ts';
import { createDocumentFolder, type DocumentFolder } from '../testing/document-folder.ts';
import { makeDocx, makeZip } from '../testing/make-zip.ts';
import type { PoolLimits } from './reading-pool.ts';

let folder: DocumentFolder;
let slow: DocumentFile;
let good: DocumentFile;
beforeAll(async () => {
  folder = await createDocumentFolder();
  // Below the limits of the directory, and seconds of work for the reader.
  slow = await folder.put('slow.docx', makeDocx('&lt;'.repeat(12_000_000)));
  good = await folder.put('good.txt', 'อ่านได้');
});
afterAll(() => folder.remove());

function withLimits(limits: Partial<PoolLimits>): TextExtractor {
  return createTextExtractor({ ...documentLimits, processes: 1, ...limits });
}

async function read(extractor: TextExtractor, file: DocumentFile): Promise<string> {
  const result = await extractor.extractText(file, { signal: new AbortController().signal });
  return result.ok ? result.pages.map((page) => page.text).join('\n') : result.reason;
}

describe('reading in a limited process', () => {
  it('ends a file that takes too long and reads the next', async () => {
    const extractor = withLimits({ milliseconds: 1600 });
    expect(await read(extractor, slow)).toBe('too_slow');
    expect(await read(extractor, good)).toBe('อ่านได้');
    extractor.close();
  });

  it('ends a file that fills the heap and reads the next', async () => {
    const extractor = withLimits({ heapMegabytes: 64 });
    const nested = await folder.put('heap.json', `[${'[],'.repeat(5_000_000)}[]]`);
    expect(await read(extractor, nested)).toBe('too_large_unpacked');
    expect(await read(extractor, good)).toBe('อ่านได้');
    extractor.close();
  });

  it('ends a file that takes too much of the processor and reads the next', async () => {
    const extractor = withLimits({ cpuMilliseconds: 300 });
    expect(await read(extractor, slow)).toBe('too_slow');
    expect(await read(extractor, good)).toBe('อ่านได้');
    extractor.close();
  });

  it('refuses a pdf of too many pages at once', async () => {
    const extractor = withLimits({ cpuMilliseconds: 3000 });
    const count = documentLimits.pages + 1;
    const book = assemblePdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count ${count}/Kids[${'3 0 R '.repeat(count)}]>>`,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
      stream('', 'BT (a) Tj ET'),
    ]);
    expect(await read(extractor, await folder.put('book.pdf', book))).toBe('too_large_unpacked');
    extractor.close();
  });

  it('ends a zip bomb whose directory lies and reads the next', async () => {
    const extractor = withLimits({ residentBytes: 250 * 1024 * 1024 });
    const parts = [
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: Buffer.alloc(300_000_000), declaredBytes: 1000 },
    ];
    const bomb = await folder.put('bomb.xlsx', makeZip(parts));
    const before = process.memoryUsage.rss();
    expect(await read(extractor, bomb)).toBe('too_large_unpacked');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    expect(await read(extractor, good)).toBe('อ่านได้');
    extractor.close();
  });

  it('stops when asked to, and reads on', async () => {
    const extractor = withLimits({});
    const stop = new AbortController();
    const stopped = extractor.extractText(slow, { signal: stop.signal });
    await wait(200);
    const waiting = extractor.extractText(good, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('cancelled by a person')), 200);
    const outcomes = await Promise.allSettled([stopped, waiting]);
    const cancelled = { status: 'rejected', reason: new Error('cancelled by a person') };
    expect(outcomes).toEqual([cancelled, cancelled]);
    expect(await read(extractor, good)).toBe('อ่านได้');
    extractor.close();
  });

  it('reads many files at once through few processes', async () => {
    const extractor = withLimits({ processes: 2 });
    const files = await Promise.all(
      Array.from({ length: 30 }, (_, n) => folder.put(`${n}.txt`, `ไฟล์ ${n}`)),
    );
    const texts = await Promise.all(files.map((file) => read(extractor, file)));
    expect(texts).toEqual(files.map((_, n) => `ไฟล์ ${n}`));
    extractor.close();
  });

  it('hands a long text over in pieces and puts it together again', async () => {
    const extractor = withLimits({});
    const text = Array.from({ length: 60_000 }, (_, n) => `บรรทัด ${n}`).join('\n');
    const file = await folder.put('long.txt', text);
    expect((await read(extractor, file)) === text).toBe(true);
    extractor.close();
  });

  it('does not blame the file when the disk fails', async () => {
    const extractor = withLimits({});
    const missing = { ...good, path: `${good.path}.gone` };
    await expect(read(extractor, missing)).rejects.toThrow('Could not read good.txt');
    extractor.close();
  });

  it('does not outlive a server that was killed while it was busy', async () => {
    const start = new URL('./start-reading-process.ts', import.meta.url).href;
    const job = JSON.stringify({ path: slow.path, extension: 'docx' });
    const limits = JSON.stringify({ heapMegabytes: 512, residentBytes: 1e9, cpuMilliseconds: 6e4 });
    const script = `const { startReadingProcess } = await import('${start}');
      const child = startReadingProcess(${limits}); child.send(${job}); console.log(child.pid);`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const pid = Number(await firstOutput(server));
    await wait(600);
    expect(await isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function firstOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (data) => resolve(String(data)));
  });
}

/** A process that ended but was not yet collected by the system does not run. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return !/\) [ZX] /.test(state);
  } catch {
    return false;
  }
}
