import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { startWatch } from '#libraries/processes/start-watch.ts';
import { type CleanPage, readDocument } from '../read-document.ts';
import type { UnreadableReason } from '../unreadable-reasons.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { budgetOf } from './budget.ts';
import { jobSchema, type ReadingAnswer, type ReadingJob } from './messages.ts';

/**
 * Program of a process of its own that parses what strangers made. It may read files and answer; its
 * permissions (see start-reading-process.ts) forbid writing and starting programs.
 */

/** Short enough that taking one piece never delays the server. */
const PIECE_CHARACTERS = 250_000;

// Requests come before documents.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [residentBytes = 0, cpuMilliseconds = 0] = process.argv.slice(2).map(Number);
const watch = startWatch();

async function read(job: ReadingJob): Promise<ReadingAnswer> {
  await watch.watching;
  await send({ kind: 'started' });
  try {
    watch.allow(
      budgetOf(job, { bytes: (await stat(job.path)).size, residentBytes, cpuMilliseconds }),
    );
    const summary = await readDocument(job, sendPage);
    return { kind: 'done', ...summary, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      return { kind: 'broken', detail: String(error) };
    }
    const detail = String(error).slice(0, 500);
    return {
      kind: 'failed',
      reason: reasonOf(error),
      detail,
      residentBytes: process.memoryUsage.rss(),
    };
  } finally {
    watch.allow(undefined);
  }
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof UnreadableFile) return error.reason;
  const outgrown = error instanceof RangeError && /allocation|string length/i.test(error.message);
  return outgrown ? 'too_large_unpacked' : 'damaged';
}

async function sendPage({ page, text }: CleanPage): Promise<void> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    const piece = text.slice(start, start + PIECE_CHARACTERS);
    await send({ kind: 'piece', page, continues: start > 0, text: piece });
  }
}

function send(answer: ReadingAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(answer, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });
}

// The server ends this process; a Ctrl-C meant for the server must not look like a broken file.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  void read(jobSchema.parse(message)).then(send);
});
