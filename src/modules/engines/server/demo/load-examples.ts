import { engineInput } from '#modules/engines/contract/engines.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { createEngine } from '../engines/create-engine.ts';
import { addSubFunction } from '../sub-functions/add-sub-function.ts';
import { engineUsageLogs } from '../engines/engines.tables.ts';
import { EXAMPLE_ENGINES, type ExampleEngine } from './example-engines.ts';

const DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
/** Every so many uses one fails. */
const FAILS = 23;

/** Registers the engines of the invented companies, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'engine_examples',
    examples: EXAMPLE_ENGINES,
    load: (tx, scope, example) => loadExample(tx, scope, { example, now: context.clock.now() }),
  });
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
