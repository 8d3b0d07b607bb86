import type { exampleGrower } from '#modules/farmer-quotas/server/demo/example-growers.ts';
import type { People } from '../people.ts';
import { report, title } from '../report.ts';
import type { TestBed } from '../test-bed.ts';
import { headersOf } from '../waits.ts';
import { timed } from './import-steps.ts';
import { writeQuotaFile } from './quota-file.ts';
import { ended, type Call } from './record-imports.ts';

const COUNT = 100_000;
const WRONG = 30_000;
const CHECK_SECONDS = 20;
const FIRST_BYTES_MS = 1_000;

type Grower = ReturnType<typeof exampleGrower>;

/** What is wrong in the rows, in turns. */
const MISTAKES: readonly ((grower: Grower) => Partial<Grower>)[] = [
  ({ national_id }) => ({ national_id: national_id.replace(/\d$/, otherDigit) }),
  () => ({ first_name: '' }),
  () => ({ birth_date: '2599-01-31' }),
  () => ({ phone: '12' }),
  () => ({ province: 'ไม่มีจังหวัดนี้' }),
  () => ({ children_count: -1 }),
];

/** A mistake in three of ten rows. */
function spoil(grower: Grower, number: number): Partial<Grower> {
  const place = number % 10;
  const mistake = MISTAKES[(3 * Math.floor(number / 10) + place) % MISTAKES.length];
  return place < 3 && mistake !== undefined ? mistake(grower) : {};
}

interface Sending {
  readonly people: People;
  readonly call: Call;
  readonly send: (file: string) => Promise<{ readonly id: string }>;
  readonly file: string;
}

/** The check of a file in which 30,000 of 100,000 rows are wrong, and the file of these. */
export async function measureWrongRows(
  { ours, name }: TestBed,
  { people, call, send, file }: Sending,
): Promise<void> {
  title(`Check of ${COUNT} quotas, ${WRONG} of them wrong, ${name}`);
  await writeQuotaFile(file, { first: 1, count: COUNT, change: spoil });
  const { id } = await send(file);
  const { seconds } = await timed(() => ended(call, id, 'checked'));
  const { left_out: refused } = await call('GET', `/v1/imports/${id}`);
  const begun = performance.now();
  const answer = await fetch(`${ours.address}/v1/reports/csv-errors/${id}`, {
    headers: headersOf(people),
  });
  const firstMs = performance.now() - begun;
  const [, ...lines] = (await answer.text()).trim().split('\n');
  const tookMs = performance.now() - begun;
  const rows = lines.length;
  const unclear = lines.filter((line) => /(?:platform|farmer-quotas):/.test(line)).length;
  report(
    {
      what: 'checked',
      ours: `${seconds.toFixed(1)} s`,
      budget: `<= ${CHECK_SECONDS} s`,
      met: seconds <= CHECK_SECONDS,
    },
    { what: 'refused', ours: String(refused), budget: String(WRONG), met: refused === WRONG },
    {
      what: 'rows in the file of errors',
      ours: String(rows),
      budget: String(WRONG),
      met: rows === WRONG,
    },
    {
      what: 'rows whose message has no words',
      ours: String(unclear),
      budget: '0',
      met: unclear === 0,
    },
    {
      what: 'first bytes of it, and all',
      ours: `${firstMs.toFixed(0)} / ${tookMs.toFixed(0)} ms`,
      budget: `first <= ${FIRST_BYTES_MS} ms`,
      met: firstMs <= FIRST_BYTES_MS,
    },
  );
}

function otherDigit(digit: string): string {
  return String((Number(digit) + 1) % 10);
}
