import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  MOST_SUB_FUNCTIONS,
  type subFunctionInput,
  type SubFunction,
} from '#modules/engines/contract/sub-functions.ts';
import { engineErrors, engineEntities, engineEvents } from '#modules/engines/contract/engines.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findEngine, lockEngine } from '../engines/engines.queries.ts';
import { engineSubFunctions } from '../engines/engines.tables.ts';
import { describeSubFunction, lockSubFunction } from './sub-functions.queries.ts';

type Input = z.output<typeof subFunctionInput>;

const entity = engineEntities.subFunction;

/** Adds a part to an engine. */
export async function addSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, input }: { engineId: string; input: Input },
): Promise<SubFunction> {
  await lockEngine(tx, scope, engineId);
  const { sub_function_count: count } = await findEngine(tx, scope, engineId);
  if (count >= MOST_SUB_FUNCTIONS) {
    throw engineErrors.sub_functions_full({ parameters: { limit: MOST_SUB_FUNCTIONS } });
  }
  const [row] = await tx
    .insert(engineSubFunctions)
    .values({ company_id: scope.companyId, engine_id: engineId, ...input })
    .returning()
    .catch(explainRefusal);
  if (row === undefined) throw new Error('The sub-function was not returned');
  const after = describeSubFunction(row);
  const name = engineEvents.sub_function_added;
  await recordEvent(tx, scope, { name, entity, entityId: row.id, after: { ...after, engineId } });
  return after;
}

interface Change {
  readonly engineId: string;
  readonly id: string;
  readonly input: Input & { readonly updated_at: string };
}

/** Changes a part, unless somebody else did since the editor looked. */
export async function changeSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, id, input: { updated_at, ...input } }: Change,
): Promise<SubFunction> {
  const stored = await lockSubFunction(tx, scope, { engineId, id });
  const before = describeSubFunction(stored);
  if (before.updated_at !== new Date(updated_at).toISOString()) {
    throw errors.conflict({ current: before });
  }
  const [row] = await tx
    .update(engineSubFunctions)
    .set({
      ...input,
      updated_at: sql`greatest(now(), ${engineSubFunctions.updated_at} + interval '1 millisecond')`,
    })
    .where(and(eq(engineSubFunctions.company_id, scope.companyId), eq(engineSubFunctions.id, id)))
    .returning()
    .catch(explainRefusal);
  if (row === undefined) throw errors.not_found();
  const after = describeSubFunction(row);
  const name = engineEvents.sub_function_changed;
  await recordEvent(tx, scope, { name, entity, entityId: id, before, after });
  return after;
}

/** Takes a part out of an engine. */
export async function removeSubFunction(
  tx: Transaction,
  scope: Scope,
  { engineId, id }: { engineId: string; id: string },
): Promise<void> {
  const stored = await lockSubFunction(tx, scope, { engineId, id });
  await tx
    .delete(engineSubFunctions)
    .where(and(eq(engineSubFunctions.company_id, scope.companyId), eq(engineSubFunctions.id, id)));
  const before = { ...describeSubFunction(stored), engineId };
  const name = engineEvents.sub_function_removed;
  await recordEvent(tx, scope, { name, entity, entityId: id, before });
}

function explainRefusal(error: unknown): never {
  if (isUniqueViolation(error, 'engine_sub_functions_name_is_unique')) {
    throw errors.validation_failed({
      fields: [{ path: 'name', code: 'engines:errors.sub_function_taken' }],
    });
  }
  throw error;
}
