import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { addPeople, type People } from './people.ts';
import type { Running } from './processes.ts';
import { percent, report, title } from './report.ts';
import { AGENTS, seed } from './seed.ts';
import { openStand } from './stand.ts';

const MEGABYTE = 1_000_000;
const LOOK_EVERY_MS = 50;
/** An XLSX is 15 columns of XML, compressed: its floor is another. */
const BUDGETS = { csv: 0.7, xlsx: undefined } as const;

interface Taken {
  readonly rowsPerSecond: number;
  readonly firstByteMs: number;
  readonly megabytes: number;
  /** How much memory the server needed beyond what it had before. */
  readonly memoryMegabytes: number;
}

/** The list of agents as a file, beside a cursor that reads the same fields and throws them away. */
export async function measureExport({ embedded }: { embedded: boolean }): Promise<void> {
  const stand = await openStand({ embedded });
  try {
    await seed(stand.pool);
    const people = await addPeople(stand.pool);
    title(`Export of 100,000 agents, ${stand.name}`);
    for (const format of ['csv', 'xlsx'] as const) {
      await take(stand.ours, people, format); // Warms up.
      const floor = await readByCursor(stand.pool);
      const { rowsPerSecond, firstByteMs, megabytes, memoryMegabytes } = await take(
        stand.ours,
        people,
        format,
      );
      const budget = BUDGETS[format];
      const ratio = rowsPerSecond / floor;
      report({
        what: format,
        ours: `${Math.round(rowsPerSecond)}/s`,
        floor: `${Math.round(floor)}/s`,
        ratio: percent(ratio),
        ...(budget === undefined ? {} : { budget: `>= ${percent(budget)}`, met: ratio >= budget }),
      });
      report(
        { what: `${format}, size`, ours: `${megabytes.toFixed(1)} MB` },
        {
          what: `${format}, first byte`,
          ours: `${firstByteMs.toFixed(0)} ms`,
        },
        {
          what: `${format}, memory more`,
          ours: `${memoryMegabytes.toFixed(0)} MB`,
          budget: '<= 100 MB',
          met: memoryMegabytes <= 100,
        },
      );
    }
  } finally {
    await stand.close();
  }
}

/** Rows a second of a cursor over the fields that the file shows. */
async function readByCursor(pool: Pool): Promise<number> {
  const client = await pool.connect();
  const began = performance.now();
  try {
    await client.query(`begin read only; declare listed no scroll cursor for
      select agents.code, agents.name, description, first_name_th || ' ' || last_name_th, tags,
        pinecone_index, embedding_model, chunk_size, chunk_overlap, chat_webhook_url, files_count,
        latest_sync_status, latest_sync_at, agents.created_at, agents.updated_at
      from agents join employees on employees.company_id = agents.company_id
        and employees.id = agents.owner_id
      where agents.company_id = 1 order by agents.created_at desc, agents.id desc`);
    for (;;) {
      const { rowCount } = await client.query('fetch 1000 from listed');
      if ((rowCount ?? 0) === 0) break;
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return AGENTS / ((performance.now() - began) / 1000);
}

/** Takes the file as a browser does. */
async function take(ours: Running, people: People, format: string): Promise<Taken> {
  const [token] = people.next();
  const asked = await fetch(`${ours.address}/v1/agents/export-ticket`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-company-id': '1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ format }),
  });
  const answer: unknown = await asked.json();
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) {
    throw new Error(`No ticket: ${JSON.stringify(answer)}`);
  }
  const before = memoryOf(ours.pid);
  let most = before;
  const look = setInterval(() => (most = Math.max(most, memoryOf(ours.pid))), LOOK_EVERY_MS);
  const began = performance.now();
  let first = 0;
  let bytes = 0;
  const file = await fetch(`${ours.address}${String(answer.url)}`);
  for await (const chunk of file.body ?? []) {
    if (bytes === 0) first = performance.now() - began;
    bytes += chunk.byteLength;
  }
  clearInterval(look);
  return {
    rowsPerSecond: AGENTS / ((performance.now() - began) / 1000),
    firstByteMs: first,
    megabytes: bytes / MEGABYTE,
    memoryMegabytes: (most - before) / MEGABYTE,
  };
}

/** Memory that a process holds, in bytes. Linux tells. */
function memoryOf(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
