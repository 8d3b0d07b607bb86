import { customerInput } from '#modules/customers/contract/customers.ts';
import { typedCustomer } from '#modules/customers/contract/duplicates.ts';
import { customerColumns } from '#modules/customers/server/customers/customer-columns.ts';
import { customers } from '#modules/customers/server/customers/customers.tables.ts';
import { findTyped } from '#modules/customers/server/duplicates/find-likely.queries.ts';
import { listPairs } from '#modules/customers/server/duplicates/list-pairs.queries.ts';
import {
  generateCustomers,
  type GeneratedCustomer,
} from '#modules/customers/server/testing/generated-customers.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { createPersonalData } from '#platform/server/personal-data/personal-data.ts';
import { createSecretBox } from '#platform/server/secret-box.ts';
import { measureCustomerCalls } from './customers/calls.ts';
import { measureCustomerImport } from './customers/imports.ts';
import type { Endurance } from './load.ts';
import { benchScope as scope } from './bench-scope.ts';
import { percent, report, title } from './report.ts';
import { openBenchDatabases } from './retrieval/bench-databases.ts';
import { percentile } from './statistics.ts';

const COUNT = 100_000;
const VARIATIONS = 2_000;
const BATCH = 5_000;
const HINTS = 500;

const personalData = createPersonalData(createSecretBox('a key of thirty-two characters..'));

interface Settings extends Endurance {
  readonly embedded: boolean;
  /** Only calls whose name contains this. */
  readonly only?: string;
}

/** What can be measured of customers, and all of it without a choice. */
const parts: Record<string, (settings: Settings) => Promise<void>> = {
  duplicates: measureDuplicates,
  calls: measureCustomerCalls,
  import: measureCustomerImport,
};

/** A register of 100,000 customers: its calls, its duplicates, and its import. */
export async function measureCustomers(settings: Settings, part?: string): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (part === undefined || part === name) await measure(settings);
  }
}

/** How long hints and the worklist of duplicates take, and what they find. */
async function measureDuplicates({ embedded }: Settings): Promise<void> {
  const wanted = embedded ? 'Embedded database' : 'PostgreSQL';
  for (const engine of await openBenchDatabases()) {
    const { name, database, pool } = engine;
    if (name === wanted) {
      title(`Duplicates among ${COUNT} customers, ${name}`);
      const generated = generateCustomers({ count: COUNT, variations: VARIATIONS });
      const ids = await fill(database, generated);
      await pool.query('vacuum analyze');
      await measureHints(database, generated);
      await measureWorklist(database, { generated, ids });
    }
    await engine.close();
  }
}

async function fill(database: Database, all: readonly GeneratedCustomer[]): Promise<string[]> {
  const ids = all.map(() => newId());
  for (let first = 0; first < all.length; first += BATCH) {
    const rows = all.slice(first, first + BATCH).map((customer, place) => ({
      id: ids[first + place],
      company_id: scope.companyId,
      ...customerColumns(scope, { fields: { ...blank, ...fieldsOf(customer) }, personalData }),
    }));
    await database.inCompany(scope, (tx) => insertRows(tx, customers, { rows }));
  }
  return ids;
}

const blank = customerInput.parse({ customer_type: 'organization', company_name: '-' });

function fieldsOf({ variationOf: _origin, ...fields }: GeneratedCustomer) {
  return fields;
}

async function measureHints(
  database: Database,
  generated: readonly GeneratedCustomer[],
): Promise<void> {
  const waits: number[] = [];
  for (const customer of generated.slice(-HINTS)) {
    const typed = typedCustomer.parse(fieldsOf(customer));
    const start = performance.now();
    await database.inCompany(scope, (tx) => findTyped(tx, scope, { typed, personalData }), {
      readOnly: true,
    });
    waits.push(performance.now() - start);
  }
  const p95 = percentile(waits, 95);
  report(
    { what: 'hint while typing, p50', ours: `${percentile(waits, 50).toFixed(1)} ms` },
    {
      what: 'hint while typing, p95',
      ours: `${p95.toFixed(1)} ms`,
      budget: '<= 100 ms',
      met: p95 <= 100,
    },
  );
}

interface Filled {
  readonly generated: readonly GeneratedCustomer[];
  readonly ids: readonly string[];
}

async function measureWorklist(database: Database, { generated, ids }: Filled): Promise<void> {
  const query = { page: 1, page_size: COUNT, count: 'exact', dismissed: 'no' } as const;
  const start = performance.now();
  const { data } = await database.inCompany(scope, (tx) => listPairs(tx, scope, query));
  const milliseconds = performance.now() - start;
  // Ids made later are larger, so that the original comes first.
  const found = new Set(data.map(({ one, other }) => `${one.id} ${other.id}`));
  const planted = generated.flatMap(({ variationOf }, place) =>
    variationOf === undefined ? [] : [`${ids[variationOf]} ${ids[place]}`],
  );
  const right = planted.filter((pair) => found.has(pair)).length;
  const [recall, precision] = [right / planted.length, right / found.size];
  report(
    { what: 'worklist of all pairs', ours: `${milliseconds.toFixed(0)} ms` },
    { what: 'recall', ours: percent(recall), budget: '>= 98 %', met: recall >= 0.98 },
    { what: 'precision', ours: percent(precision), budget: '>= 95 %', met: precision >= 0.95 },
  );
}
