import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { memoryOf, type Running } from '../processes.ts';
import { report } from '../report.ts';
import { percentile } from '../statistics.ts';

const CALLS = 40;
const AT_ONCE = 100;
const PAPER_MS = 100;
const HELD_MS = 50;
const MEGABYTE = 1_000_000;
const made = z.object({ data: z.object({ id: z.string() }) });

type Headers = Readonly<Record<string, string>>;

/** How long PDFs of three and of thirty pages take, and what a hundred at once do to the server. */
export async function measurePapers(ours: Running, headers: Headers): Promise<void> {
  const [three, thirty] = [await addDraft(ours, headers, 40), await addDraft(ours, headers, 500)];
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
  const stopWatching = watch(ours);
  const together = await time(async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => print(three)));
  });
  const { held, most } = await stopWatching();
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
      what: '  another call waits',
      ours: `${held.toFixed(0)} ms`,
      budget: `<= ${HELD_MS} ms`,
      met: held <= HELD_MS,
    },
  );
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

async function addDraft(ours: Running, headers: Headers, lines: number): Promise<string> {
  const items = Array.from({ length: lines }, (_, line) => ({
    item_name: `ปั้นน้ำตาลที่ป่าซาง กั๊กกี๊ด รายการที่ ${line}`,
    description: line % 3 === 0 ? 'ความชื้นไม่เกิน 0.5%' : '',
    quantity: 1.5,
    unit: 'กก.',
    unit_price: 99.75,
  }));
  const answer = await fetch(`${ours.address}/v1/quotations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      customer_id: '00000000-0000-7000-8000-400000000001',
      quotation_date: '2026-11-24',
      valid_until: '2099-12-24',
      items,
    }),
  });
  return made.parse(await answer.json()).data.id;
}
