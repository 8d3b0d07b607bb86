import { searchStages } from '#modules/catalogue/contract/search.ts';
import { describeFound } from '#modules/catalogue/server/search/describe-found.queries.ts';
import { searchEntries } from '#modules/catalogue/server/search/search-catalogue.queries.ts';
import {
  goldenQueries,
  wordsInside,
} from '#modules/catalogue/server/search/testing/golden-corpus.ts';
import { openCatalogueCompany } from '#modules/catalogue/server/bulk-writes/open-company.ts';
import { finishWrites } from '#modules/catalogue/server/bulk-writes/finish-writes.ts';
import { lookUpFeatures } from '#modules/catalogue/server/bulk-writes/write-features.ts';
import { lookUpFields } from '#modules/catalogue/server/bulk-writes/write-fields.ts';
import { lookUpModules } from '#modules/catalogue/server/bulk-writes/write-modules.ts';
import { writeRows } from '#modules/catalogue/server/bulk-writes/write-rows.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { benchScope as scope } from './bench-scope.ts';
import { percent, report, title } from './report.ts';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { goldenRows, wideCompany, wideField } from './search/wide-company.ts';
import { percentile } from './statistics.ts';

const BATCH = 5_000;
const PAGE = 10;
const USUAL_FIELDS = 1_000_000;

/** What people type, from the easiest to the hardest for an index. */
const texts = [
  'customer_code_7',
  'invoice_date_x5005',
  'รหัสลูกค้า',
  'customer code',
  'cust',
  'c',
  'ร',
  'code customer',
  'วันที่ สัญญา',
  'ชาวไร่ น้ำหนัก',
  'ouse',
  'ลูกค',
  'custmoer adress',
  'wieght farmer',
  'รอบบัญชี',
  'type:date customer',
  'module:M7 weight',
  'module:M7 type:date required:yes',
  '"customer code"',
  'nothing_like_this',
  'ไม่มีคำนี้ในรายการ',
  'x'.repeat(500),
  '้์',
  '%',
];

interface Settings {
  readonly embedded: boolean;
  readonly fields: string | undefined;
}

/** How long the server takes to search a company's fields, and how good what it finds is. */
export async function measureSearch({ embedded, fields }: Settings): Promise<void> {
  const wanted = embedded ? 'Embedded database' : 'PostgreSQL';
  const count = Number(fields ?? USUAL_FIELDS);
  for (const engine of await openBenchDatabases()) {
    if (engine.name === wanted) {
      title(`Search over ${count} fields, ${engine.name}`);
      await fill(engine.database, count);
      await engine.pool.query('vacuum analyze');
      await measureWaits(engine.database);
      await measureQuality(engine.database);
    }
    await engine.close();
  }
}

async function fill(database: Database, count: number): Promise<void> {
  const start = performance.now();
  const { modules, features } = wideCompany(count);
  await database.inCompany(scope, async (tx) => {
    const company = { code: 'WIDE', name_th: '', name_en: '', description: '', origin: null };
    const { id: catalogueCompanyId } = await openCatalogueCompany(tx, scope, company);
    const target = { catalogueCompanyId, origin: null };
    await writeRows(tx, scope, await lookUpModules(tx, scope, { target, rows: modules }));
    for (let first = 0; first < features.length; first += BATCH) {
      await writeRows(
        tx,
        scope,
        await lookUpFeatures(tx, scope, { target, rows: features.slice(first, first + BATCH) }),
      );
    }
    await writeRows(tx, scope, await lookUpFields(tx, scope, { target, rows: goldenRows() }));
    for (let first = 0; first < count; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) =>
        wideField(first + place),
      );
      await writeRows(tx, scope, await lookUpFields(tx, scope, { target, rows }));
    }
    await finishWrites(tx, scope, catalogueCompanyId);
  });
  const seconds = (performance.now() - start) / 1_000;
  report({ what: 'written', ours: `${seconds.toFixed(0)} s` });
}

function search(database: Database, text: string, limit = PAGE) {
  return database.inCompany(
    scope,
    async (tx) => {
      const input = { companyId: scope.companyId, text, catalogueCompanyId: undefined, limit };
      const found = await searchEntries(tx, input);
      return describeFound(tx, scope, { found, limit, reasonOf: (stage) => stage });
    },
    { readOnly: true },
  );
}

async function measureWaits(database: Database): Promise<void> {
  const all: number[] = [];
  const queries = [...texts, ...goldenQueries.map(({ text }) => text)];
  for (const text of queries) await search(database, text);
  for (const text of queries) {
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now();
      await search(database, text);
      waits.push(performance.now() - start);
    }
    all.push(...waits);
    if (texts.includes(text)) {
      const what = text.length > 30 ? `${text.slice(0, 10)}... (${text.length})` : text;
      report({ what, ours: `${percentile(waits, 50).toFixed(1)} ms` });
    }
  }
  const [p50, p99] = [percentile(all, 50), percentile(all, 99)];
  report(
    { what: 'p50', ours: `${p50.toFixed(1)} ms`, budget: '<= 15 ms', met: p50 <= 15 },
    { what: 'p99', ours: `${p99.toFixed(1)} ms`, budget: '<= 60 ms', met: p99 <= 60 },
  );
}

async function measureQuality(database: Database): Promise<void> {
  let first = 0;
  let reciprocal = 0;
  // Many fields of so wide a company have the same name: any of them is a right answer.
  for (const { text } of goldenQueries) {
    const { fields } = await search(database, text);
    const rank = fields.findIndex(({ score }) => score >= searchStages.exact_name) + 1;
    if (rank === 1) first += 1;
    if (rank > 0) reciprocal += 1 / rank;
  }
  let inside = 0;
  for (const { text } of wordsInside) {
    const { fields } = await search(database, text, 50);
    const holds = fields.some(({ name }) => name.replaceAll(' ', '').includes(text));
    if (holds) inside += 1;
  }
  const rankOne = first / goldenQueries.length;
  const found = inside / wordsInside.length;
  report(
    {
      what: 'golden queries at rank one',
      ours: percent(rankOne),
      budget: '100 %',
      met: rankOne === 1,
    },
    { what: 'mean reciprocal rank', ours: (reciprocal / goldenQueries.length).toFixed(3) },
    {
      what: 'Thai words inside others',
      ours: percent(found),
      budget: '>= 95 %',
      met: found >= 0.95,
    },
  );
}
