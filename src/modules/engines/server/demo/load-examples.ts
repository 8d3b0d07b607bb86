import { eq } from 'drizzle-orm';
import { engineInput } from '#modules/engines/contract/engines.ts';
import { listMembers, scopeOf } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { counters } from '#platform/server/database/counters.tables.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { createEngine } from '../engines/create-engine.ts';
import { addSubFunction } from '../sub-functions/add-sub-function.ts';
import { engineUsageLogs } from '../engines/engines.tables.ts';
import { EXAMPLE_ENGINES, type ExampleEngine } from './example-engines.ts';

/** Counts the loads of a company: a person who deletes the examples does not want them back. */
const LOADS = 'engine_examples';
const DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
/** Every so many uses one fails. */
const FAILS = 23;

type Needs = Pick<Context, 'config' | 'clock' | 'database' | 'permissionSets'>;

/** Registers the engines of the invented companies, once in the life of an installation. */
export async function loadExamples(context: Needs): Promise<void> {
  const { config, clock, database } = context;
  if (!config.demo || (await database.asSystem(wereLoaded, { readOnly: true }))) return;
  const members = await database.asSystem(listMembers, { readOnly: true });
  for (const companyId of new Set(EXAMPLE_ENGINES.map((example) => example.companyId))) {
    const author = members.find(
      (member) => member.companyId === companyId && member.role === 'administrator',
    );
    if (author === undefined) continue;
    const { userId } = author;
    const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
    await database.inCompany(scope, async (tx) => {
      // Of several processes starting at once, the others wait here and then see what the first has done.
      if ((await nextNumber(tx, scope, LOADS)) > 1) return;
      for (const example of EXAMPLE_ENGINES.filter((one) => one.companyId === companyId)) {
        await loadExample(tx, scope, { example, now: clock.now() });
      }
    });
  }
}

async function wereLoaded(tx: Transaction): Promise<boolean> {
  const found = await tx
    .select({ name: counters.name })
    .from(counters)
    .where(eq(counters.name, LOADS))
    .limit(1);
  return found.length > 0;
}

async function loadExample(
  tx: Transaction,
  scope: Scope,
  { example, now }: { example: ExampleEngine; now: Date },
): Promise<void> {
  const engine = await createEngine(tx, scope, engineInput.parse(example.fields));
  for (const name of example.parts) {
    await addSubFunction(tx, scope, { engineId: engine.id, input: { name, description: '' } });
  }
  const { usedADay = 0, feature = '' } = example;
  // More on some days than on others, and the same each time.
  const uses = Array.from({ length: DAYS }, (_, ago) =>
    Array.from({ length: usedADay + ((ago * 7) % 5) }, (__, time) => ({ ago, time })),
  ).flat();
  if (usedADay === 0) return;
  await tx.insert(engineUsageLogs).values(
    uses.map(({ ago, time }, place) => ({
      company_id: scope.companyId,
      engine_id: engine.id,
      used_at: new Date(now.getTime() - ago * DAY_MS - time * 1_800_000).toISOString(),
      feature,
      outcome: place % FAILS === FAILS - 1 ? ('failed' as const) : ('succeeded' as const),
      duration_ms: 20 + ((place * 13) % 90),
      note: '',
      version: engine.version,
      reported_by: scope.userId,
    })),
  );
}
