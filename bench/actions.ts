import type autocannon from 'autocannon';
import type { Pool } from 'pg';
import type { MakeRequests, Comparison } from './load.ts';
import type { People } from './people.ts';
import { percent, type Finding } from './report.ts';

/** What is called, and the share of its floor that it must reach. */
export interface Action {
  readonly what: string;
  readonly atLeast: number;
  readonly requests: MakeRequests;
}

const CALLS_OF_ONE_PERSON = 60;
/** More than are called in one turn. */
const AGENTS_CALLED = 20_000;

/** The calls of the budgets, each with its share of the floor (DESIGN: budgets). */
export async function agentActions(pool: Pool, people: People): Promise<Action[]> {
  const agents = await someAgents(pool);
  const get = (path: (index: number) => string) => async () =>
    inTurns(people, (index) => ({ method: 'GET', path: path(index) }));
  const search = (texts: readonly string[]) =>
    get((index) => `/v1/agents?count=exact&search=${encodeURIComponent(pick(texts, index))}`);

  return [
    {
      what: 'get one',
      atLeast: 0.5,
      requests: get((index) => `/v1/agents/${pick(agents, index * 7).id}`),
    },
    { what: 'list, exact total', atLeast: 0.85, requests: get(() => '/v1/agents?count=exact') },
    { what: 'list, capped total', atLeast: 0.6, requests: get(() => '/v1/agents') },
    {
      what: 'search + total',
      atLeast: 0.8,
      requests: search(['โควตาของชาวไร่ 77', 'desk 4a3', 'ag-0123']),
    },
    { what: 'create', atLeast: 0.45, requests: async () => inTurns(people, createRequest) },
    { what: 'update', atLeast: 0.4, requests: updateRequests(people, pool) },
  ];
}

/** The result of a comparison, with its budget. */
export function describe({ what, atLeast }: Action, found: Comparison): Finding[] {
  const rate = (perSecond: number) => `${perSecond.toFixed(0)}/s`;
  const times = ({ p50, p99 }: { p50: number; p99: number }) => `${p50} / ${p99} ms`;
  return [
    {
      what,
      ours: rate(found.ours.perSecond),
      floor: rate(found.floor.perSecond),
      ratio: percent(found.ratio),
      budget: `>= ${percent(atLeast)}`,
      met: found.ratio >= atLeast,
    },
    {
      what: '  p50 / p99',
      ours: times(found.ours),
      floor: times(found.floor),
      ratio: `${found.p99Ratio.toFixed(1)}x`,
      budget: 'p99 <= 3x',
      met: found.p99Ratio <= 3,
    },
    {
      what: '  processor a call',
      ours: `${found.ours.processor.toFixed(2)} ms`,
      floor: `${found.floor.processor.toFixed(2)} ms`,
      ratio: `${(found.ours.processor / found.floor.processor).toFixed(1)}x`,
    },
  ];
}

/** A list of requests in which each person makes a few in a row. */
export function inTurns(
  people: People,
  make: (index: number) => autocannon.Request,
): autocannon.Request[] {
  return people.next().flatMap((token, person) =>
    Array.from({ length: CALLS_OF_ONE_PERSON }, (_, call) => {
      const request = make(person * CALLS_OF_ONE_PERSON + call);
      return { ...request, headers: headersOf(token) };
    }),
  );
}

function headersOf(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'x-company-id': '1',
    'accept-language': 'th',
    'content-type': 'application/json',
  };
}

let created = 0;
const run = Date.now().toString(36);

function createRequest(): autocannon.Request {
  return {
    method: 'POST',
    path: '/v1/agents',
    setupRequest: (request) => {
      created += 1;
      return { ...request, body: bodyOf({ pinecone_index: `new-${run}-${created}` }) };
    },
  };
}

/** Each update sends the time of the change before it, as an editor's form does; none is repeated in a turn. */
function updateRequests(people: People, pool: Pool): MakeRequests {
  let next = 0;
  return async () => {
    // Read again for each turn: the last answers of the turn before were not awaited.
    const agents = await someAgents(pool);
    return inTurns(people, () => ({
      method: 'PUT',
      setupRequest: (request) => {
        const chosen = pick(agents, (next += 1));
        const updatedAt = chosen.updated_at.toISOString();
        const body = bodyOf({ pinecone_index: chosen.pinecone_index, updated_at: updatedAt });
        return { ...request, path: `/v1/agents/${chosen.id}`, body };
      },
    }));
  };
}

interface StoredAgent {
  readonly id: string;
  readonly pinecone_index: string;
  readonly updated_at: Date;
}

async function someAgents(pool: Pool): Promise<StoredAgent[]> {
  const { rows } = await pool.query<StoredAgent>(
    `select id, pinecone_index, updated_at from agents where company_id = 1 order by id limit ${AGENTS_CALLED}`,
  );
  return rows;
}

function bodyOf(fields: Record<string, string>): string {
  return JSON.stringify({
    name: 'ผู้ช่วยตอบคำถามเรื่องโควตา',
    description: 'ตอบคำถามเรื่องการรับซื้ออ้อย ราคา และโควตาของชาวไร่ทุกเขตส่งเสริม',
    owner_user_id: 100_001,
    tags: ['อ้อย', 'quota'],
    // A literal address, so that no name server is involved in the measurement.
    chat_webhook_url: 'https://93.184.216.34/webhook/quota',
    embedding_model: 'text-embedding-ada-002',
    chunk_size: 500,
    chunk_overlap: 50,
    language: 'auto',
    ...fields,
  });
}

/** The item at a place, counted in a circle. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
