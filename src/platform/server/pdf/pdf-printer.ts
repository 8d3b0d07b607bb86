import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { createProcessPool } from '#libraries/processes/process-pool.ts';
import { createSlots } from '#libraries/processes/slots.ts';
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

interface PrintJob {
  readonly companyId: number;
  /** A file below `src`: `new URL('./quotation.typ', import.meta.url)`. */
  readonly template: URL;
  /** What every template gets, and what this one needs besides. */
  readonly data: Printed;
}

/** Makes PDF documents. */
export interface PdfPrinter {
  /**
   * Runs what reads and prints a document when its company's turn is near: a hundred at once are not read
   * long before they can be printed.
   */
  inTurn<Result>(companyId: number, work: () => Promise<Result>): Promise<Result>;
  /** Fails with a reason for the log. Companies take turns. */
  print(job: PrintJob): Promise<Buffer>;
  /** The same as a picture in SVG, all pages below each other: what a screen shows before anything is stored. */
  draw(job: PrintJob): Promise<Drawing>;
  close(): void;
}

export interface Drawing {
  readonly svg: string;
  readonly pages: number;
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

const failed = z.object({ failure: z.string() });
const memory = { residentBytes: z.number() };
const printed = z.object({ pdf: z.instanceof(Uint8Array), ...memory });
const drawn = z.object({ svg: z.string(), pages: z.number(), ...memory });

/** Templates are set by Typst in processes of their own, with a limit of time and memory. */
export function createPdfPrinter(limits: PrinterLimits = usualLimits): PdfPrinter {
  const pool = createProcessPool({
    processes: limits.processes,
    processesOfOne: 1,
    start: () => startProcess(limits),
  });
  // While one document is printed, the next one is read.
  const turns = createSlots({ size: 2 * limits.processes, ofOne: 2 });
  const closing = new AbortController();

  async function inTurn<Result>(companyId: number, work: () => Promise<Result>): Promise<Result> {
    const end = await turns.take(String(companyId), closing.signal);
    try {
      return await work();
    } finally {
      end();
    }
  }

  async function set<Answer extends { readonly residentBytes: number }>(
    { companyId, template, data }: PrintJob,
    { as, schema }: { readonly as: 'pdf' | 'svg'; readonly schema: z.ZodType<Answer> },
  ): Promise<Answer> {
    return pool.use(
      async (child, stop) => {
        const job = { template: template.href, data: JSON.stringify(data), as };
        const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.milliseconds)]);
        const answer = z.union([schema, failed]).parse(await answerOf(child, job, signal));
        if ('failure' in answer) throw new Error(`${template.href}: ${answer.failure}`);
        return { result: answer, residentBytes: answer.residentBytes };
      },
      { owner: String(companyId), signal: new AbortController().signal },
    );
  }

  return {
    inTurn,
    print: async (job) => Buffer.from((await set(job, { as: 'pdf', schema: printed })).pdf),
    draw: (job) => set(job, { as: 'svg', schema: drawn }),
    close() {
      closing.abort(new Error('The printer is closed'));
      pool.close();
    },
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
