import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { memoryOf, type Running } from '../processes.ts';
import { report } from '../report.ts';
import { percentile } from '../statistics.ts';
import { METRICS_TOKEN } from '../test-bed.ts';

const CALLS = 40;
const AT_ONCE = 100;
const PAPER_MS = 100;
const HELD_MS = 50;
const MEGABYTE = 1_000_000;
const record = z.object({ id: z.string() });
/** Quotations are answered as `data`, customers as they are. */
const made = z
  .union([z.object({ data: record }), record])
  .transform((answer) => ('data' in answer ? answer.data.id : answer.id));

type Headers = Readonly<Record<string, string>>;

/** How long PDFs of three and of thirty pages take, and what a hundred at once do to the server. */
export async function measurePapers(ours: Running, headers: Headers): Promise<void> {
  const [three = '', thirty = ''] = await addDrafts(callerOf(ours, headers), [40, 500]);
  const print = async (id: string) => {
    const answer = await fetch(`${ours.address}/v1/quotations/${id}/export-pdf`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  const time = async (act: () => Promise<void>) => {
    const from = performance.now();
    await act();
    return performance.now() - from;
  };
  const first = await time(() => print(three));
  for (let call = 0; call < 3; call += 1) await print(three);
  const waits: number[] = [];
  for (let call = 0; call < CALLS; call += 1) waits.push(await time(() => print(three)));
  const long = await time(() => print(thirty));

  const before = memoryOf(ours.pid);
  await longestTurn(ours);
  const stopWatching = watch(ours);
  const together = await time(async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => print(three)));
  });
  const { held, most } = await stopWatching();
  const turn = await longestTurn(ours);
  const p95 = percentile(waits, 95);
  report(
    { what: 'PDF of three pages, first', ours: `${first.toFixed(0)} ms` },
    {
      what: 'PDF of three pages, p50 / p95',
      ours: `${percentile(waits, 50).toFixed(0)} / ${p95.toFixed(0)} ms`,
      budget: `p95 <= ${PAPER_MS} ms`,
      met: p95 <= PAPER_MS,
    },
    { what: 'PDF of thirty pages', ours: `${long.toFixed(0)} ms` },
    { what: `${AT_ONCE} PDFs at once`, ours: `${together.toFixed(0)} ms` },
    { what: '  memory more', ours: `${((most - before) / MEGABYTE).toFixed(0)} MB` },
    {
      what: '  event loop held',
      ours: `${turn.toFixed(0)} ms`,
      budget: `<= ${HELD_MS} ms`,
      met: turn <= HELD_MS,
    },
    { what: '  another call waits', ours: `${held.toFixed(0)} ms` },
  );
}

/** How often the server's own meter looks: it counts the pause before each look too. */
const METER_MS = 10;

/** How long the server's event loop was held at most since this was asked last, in milliseconds. */
async function longestTurn(ours: Running): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${ours.address}/metrics`, { headers })).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1_000 - METER_MS;
}

/** Calls the server now and then, until it is stopped: the longest wait, and the most memory meanwhile. */
function watch(ours: Running): () => Promise<{ held: number; most: number }> {
  const end = new AbortController();
  let [held, most] = [0, 0];
  const watching = (async () => {
    while (!end.signal.aborted) {
      const from = performance.now();
      await (await fetch(`${ours.address}/health`)).arrayBuffer();
      held = Math.max(held, performance.now() - from);
      most = Math.max(most, memoryOf(ours.pid));
      await sleep(10);
    }
  })();
  return async () => {
    end.abort();
    await watching;
    return { held, most };
  };
}

type Call = (path: string, body: object) => Promise<string>;

/** Creates a record, and answers its id. */
function callerOf(ours: Running, headers: Headers): Call {
  return async (path, body) => {
    const answer = await fetch(ours.address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return made.parse(await answer.json());
  };
}

async function addDrafts(call: Call, lengths: readonly number[]): Promise<string[]> {
  const customer_id = await call('/v1/customers', {
    customer_type: 'organization',
    company_name: 'โรงงานน้ำตาลที่ป่าซาง จำกัด',
  });
  const drafts: string[] = [];
  for (const lines of lengths) {
    const items = Array.from({ length: lines }, (_, line) => ({
      item_name: `ปั้นน้ำตาลที่ป่าซาง กั๊กกี๊ด รายการที่ ${line}`,
      description: line % 3 === 0 ? 'ความชื้นไม่เกิน 0.5%' : '',
      quantity: 1.5,
      unit: 'กก.',
      unit_price: 99.75,
    }));
    const days = { quotation_date: '2026-11-24', valid_until: '2099-12-24' };
    drafts.push(await call('/v1/quotations', { customer_id, ...days, items }));
  }
  return drafts;
}
