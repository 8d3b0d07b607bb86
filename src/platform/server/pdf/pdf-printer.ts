import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { createProcessPool } from '#libraries/processes/process-pool.ts';
import type { Language } from '#platform/contract/texts/texts.ts';

/** What every template gets: `page.typ` says what it does with it. Texts stay texts, whatever is in them. */
export interface Printed {
  readonly language: Language;
  /** The name of the document, at the head of each page and in the properties of the file. */
  readonly title: string;
  /** Whose document it is. */
  readonly company: string;
  /** For example when it was made. */
  readonly footnote: string;
  /** `{page}` and `{pages}` stand for the figures. */
  readonly page_label: string;
}

/** Makes PDF documents. */
export interface PdfPrinter {
  /** Fails with a reason for the log. Companies take turns. */
  print(job: {
    readonly companyId: number;
    /** A file below `src`: `new URL('./quotation.typ', import.meta.url)`. */
    readonly template: URL;
    /** What every template gets, and what this one needs besides. */
    readonly data: Printed;
  }): Promise<Buffer>;
  close(): void;
}

export interface PrinterLimits {
  /** How many documents are made at the same time, of one company one. */
  readonly processes: number;
  readonly milliseconds: number;
  readonly residentBytes: number;
}

const usualLimits: PrinterLimits = {
  processes: 2,
  milliseconds: 60_000,
  residentBytes: 1024 * 1024 * 1024,
};

const PROGRAM = new URL('./printing-process.ts', import.meta.url);

const answer = z.union([
  z.object({ pdf: z.instanceof(Uint8Array), residentBytes: z.number() }),
  z.object({ failure: z.string() }),
]);

/** Templates are set by Typst in processes of their own, with a limit of time and memory. */
export function createPdfPrinter(limits: PrinterLimits = usualLimits): PdfPrinter {
  const pool = createProcessPool({
    processes: limits.processes,
    processesOfOne: 1,
    start: () => startProcess(limits),
  });
  return {
    print: ({ companyId, template, data }) =>
      pool.use(
        async (child, stop) => {
          const job = { template: template.href, data: JSON.stringify(data) };
          const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.milliseconds)]);
          const printed = answer.parse(await answerOf(child, job, signal));
          if ('failure' in printed) throw new Error(`${template.href}: ${printed.failure}`);
          const { pdf, residentBytes } = printed;
          return { result: Buffer.from(pdf), residentBytes };
        },
        { owner: String(companyId), signal: new AbortController().signal },
      ),
    close: pool.close,
  };
}

/** Secrets of the environment are not handed on. */
function startProcess({ milliseconds, residentBytes }: PrinterLimits): ChildProcess {
  return fork(PROGRAM, [String(residentBytes), String(milliseconds)], {
    execArgv: ['--no-warnings'],
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function answerOf(child: ChildProcess, job: object, signal: AbortSignal): Promise<unknown> {
  const ended = new AbortController();
  const end = (code: number | null, by: NodeJS.Signals | null) =>
    ended.abort(new Error(`The printing process ended: ${by ?? code}`));
  child.once('exit', end);
  try {
    const message = once(child, 'message', { signal: AbortSignal.any([signal, ended.signal]) });
    child.send(job, (error) => error !== null && ended.abort(error));
    return (await message)[0];
  } finally {
    child.off('exit', end);
  }
}
