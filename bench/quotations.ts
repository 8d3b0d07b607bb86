import type { Pool } from 'pg';
import { addPeople } from './people.ts';
import { memoryOf } from './processes.ts';
import { measurePapers } from './quotations/papers.ts';
import { LINES_EACH, QUOTATIONS, seedQuotations } from './quotations/seed.ts';
import { percent, report, title } from './report.ts';
import { percentile } from './statistics.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { headersOf, take, waitsFor } from './waits.ts';

const CALLS = 40;
const NOTICED_MS = 200;
const STATISTICS_MS = 300;
const MEGABYTE = 1_000_000;

interface Settings {
  readonly embedded: boolean;
  /** Only calls whose name contains this. */
  readonly only?: string;
}

interface Look {
  readonly path: string;
  /** What the database alone takes for the same answer. */
  readonly floor: readonly string[];
  readonly budgetMs?: number;
}

const shown = `select q.*, e.first_name_th || ' ' || e.last_name_th as owner_name from quotations q
  left join employees e on e.company_id = q.company_id and e.id = q.owner_id where q.company_id = 1`;
const counted = (where = '') =>
  `select count(*) from (select 1 from quotations q where company_id = 1 ${where} limit 10001) capped`;
const found = (text: string) => `and q.search_text like '%${text}%'`;
const newest = 'order by q.created_at desc, q.id desc limit 25';
const SOME = '00000000-0000-7000-8000-500000000d05';

/** What people open, and what a database without an application would need for it. */
const looks: Record<string, Look> = {
  'list, first page': {
    path: '/v1/quotations?page_size=25',
    floor: [`${shown} ${newest}`, counted()],
  },
  'list, exact total': {
    path: '/v1/quotations?page_size=25&count=exact',
    floor: [`${shown} ${newest}`, 'select count(*) from quotations where company_id = 1'],
  },
  'list, page 400': {
    path: '/v1/quotations?page_size=25&page=400',
    floor: [`${shown} ${newest} offset 9975`, counted()],
  },
  'list, by total': {
    path: '/v1/quotations?page_size=25&sort=-total',
    floor: [`${shown} order by q.total desc, q.id desc limit 25`, counted()],
  },
  'list, expired': {
    path: '/v1/quotations?page_size=25&status=expired',
    floor: [
      `${shown} and status in ('approved', 'sent') and valid_until < current_date ${newest}`,
      counted(`and status in ('approved', 'sent') and valid_until < current_date`),
    ],
  },
  'search, a number': {
    path: '/v1/quotations?page_size=25&search=qt-2567-01234',
    floor: [`${shown} ${found('qt-2567-01234')} ${newest}`, counted(found('qt-2567-01234'))],
  },
  'search, a customer': {
    path: '/v1/quotations?page_size=25&search=โรงงานน้ำตาลที่ 777',
    floor: [
      `${shown} ${found('โรงงานน้ำตาลที่')} ${found('777')} ${newest}`,
      counted(`${found('โรงงานน้ำตาลที่')} ${found('777')}`),
    ],
  },
  'search, nothing': {
    path: '/v1/quotations?page_size=25&search=ไม่มีในรายการ',
    floor: [`${shown} ${found('ไม่มีในรายการ')} ${newest}`, counted(found('ไม่มีในรายการ'))],
  },
  'get, with warnings': {
    path: `/v1/quotations/${SOME}`,
    floor: [
      `${shown} and q.id = '${SOME}'`,
      `select * from quotation_items where company_id = 1 and quotation_id = '${SOME}' order by display_order`,
    ],
  },
  'statistics of twelve months': {
    path: '/v1/quotations/statistics',
    floor: [groups(`current_date - interval '11 months'`)],
    budgetMs: STATISTICS_MS,
  },
  'statistics of three years': {
    path: '/v1/quotations/statistics?date_from=2020-01-01',
    floor: [groups(`'2020-01-01'`)],
    budgetMs: STATISTICS_MS,
  },
};

function groups(from: string): string {
  return `select to_char(quotation_date, 'YYYY-MM'), status, owner_id, count(*), sum(total)
    from quotations where company_id = 1 and quotation_date >= ${from} group by 1, 2, 3`;
}

/** How long one person waits for quotations with 100,000 of them and 1,000,000 lines. */
export async function measureQuotations({ embedded, only = '' }: Settings): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    // Papers take as long however many quotations there are.
    if (only !== 'papers') await seedQuotations(bed.pool);
    const headers = headersOf(await addPeople(bed.pool));
    title(
      `${QUOTATIONS} quotations with ${QUOTATIONS * LINES_EACH} lines, one call at a time, p50 / p95, ${bed.name}`,
    );
    for (const [what, { path, floor, budgetMs = NOTICED_MS }] of Object.entries(looks)) {
      if (!what.includes(only)) continue;
      const ask = async () => {
        for (const statement of floor) await bed.pool.query(statement);
      };
      const look = () => take(`${bed.ours.address}${path}`, { headers });
      await Promise.all([ask(), look()]);
      const bare = await waitsFor(CALLS, ask);
      const waits = await waitsFor(CALLS, look);
      describe({ what, bare, waits, budgetMs });
    }
    if ('create'.includes(only)) await measureCreation(bed, headers);
    if ('export'.includes(only)) await measureExports(bed, headers);
    if ('papers'.includes(only)) await measurePapers(bed.ours, headers);
  } finally {
    await bed.close();
  }
}

interface Measured {
  readonly what: string;
  readonly bare: readonly number[];
  readonly waits: readonly number[];
  readonly budgetMs: number;
}

function describe({ what, bare, waits, budgetMs }: Measured): void {
  const p95 = percentile(waits, 95);
  const times = (all: readonly number[]) =>
    `${percentile(all, 50).toFixed(1)} / ${percentile(all, 95).toFixed(1)} ms`;
  report({
    what,
    ours: times(waits),
    floor: times(bare),
    ratio: percent(percentile(bare, 50) / percentile(waits, 50)),
    budget: `p95 <= ${budgetMs} ms`,
    met: p95 <= budgetMs,
  });
}

type Headers = Readonly<Record<string, string>>;

async function measureCreation({ ours, pool }: TestBed, headers: Headers): Promise<void> {
  const items = Array.from({ length: LINES_EACH }, (_, line) => ({
    item_name: `น้ำตาลทรายขาว รายการที่ ${line}`,
    quantity: 1.5,
    unit: 'กก.',
    unit_price: 99.75,
  }));
  const body = JSON.stringify({
    customer_id: '00000000-0000-7000-8000-400000000001',
    quotation_date: '2026-11-24',
    valid_until: '2099-12-24',
    items,
  });
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  };
  const bare = await waitsFor(CALLS, () => createBare(pool));
  const waits = await waitsFor(CALLS, () => take(`${ours.address}/v1/quotations`, request));
  describe({ what: `create with ${LINES_EACH} lines`, bare, waits, budgetMs: NOTICED_MS });
}

/** The two inserts and the row of history. */
async function createBare(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into quotations select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(),
         'quotation_number', 'FL-' || gen_random_uuid()))).* from quotations q
       where company_id = 1 and id = $1`,
      [SOME],
    );
    await client.query(
      `insert into quotation_items select (jsonb_populate_record(i,
         jsonb_build_object('id', gen_random_uuid(), 'display_order', 1000 + i.display_order))).* from quotation_items i
       where company_id = 1 and quotation_id = $1`,
      [SOME],
    );
    await client.query(
      `insert into event_log (company_id, user_id, request_id, name, entity, entity_id, after)
       select 1, gen_random_uuid(), '', 'quotations.created', 'quotation', id, to_jsonb(q) from quotations q
       where company_id = 1 and id = $1`,
      [SOME],
    );
    await client.query('rollback');
  } finally {
    client.release();
  }
}

const exported = {
  quotations: `${shown} order by q.created_at desc, q.id desc`,
  lines: `select q.quotation_number, q.customer_name, i.* from quotations q
    join quotation_items i on i.company_id = q.company_id and i.quotation_id = q.id
    where q.company_id = 1 order by q.created_at desc, q.id desc, i.display_order`,
} as const;

async function measureExports({ ours, pool }: TestBed, headers: Headers): Promise<void> {
  const rows = { quotations: QUOTATIONS, lines: QUOTATIONS * LINES_EACH };
  for (const content of ['quotations', 'lines'] as const) {
    const bare = await timed(() => readByCursor(pool, exported[content]));
    const before = memoryOf(ours.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(ours.pid))), 50);
    const path = `/v1/quotations/export?format=csv&content=${content}`;
    const own = await timed(() => take(ours.address + path, { headers }));
    clearInterval(watch);
    report(
      {
        what: `export ${content}, csv`,
        ours: `${((rows[content] / own) * 1_000).toFixed(0)} rows/s`,
        floor: `${((rows[content] / bare) * 1_000).toFixed(0)} rows/s`,
        ratio: percent(bare / own),
      },
      { what: '  memory more', ours: `${((most - before) / MEGABYTE).toFixed(0)} MB` },
    );
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

/** Reads all rows without doing anything with them. */
async function readByCursor(pool: Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; declare listed no scroll cursor for ${statement}`);
    while ((await client.query('fetch 1000 from listed')).rows.length > 0);
    await client.query('commit');
  } finally {
    client.release();
  }
}
