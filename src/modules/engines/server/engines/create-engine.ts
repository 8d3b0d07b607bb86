import { type Engine, type EngineInput, engineEntities, engineEvents } from '#modules/engines/contract/engines.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { findEngine } from './engines.queries.ts';
import { engines, engineVersions } from './engines.tables.ts';
import { columnsOf } from './engine-columns.ts';

/** Registers an engine; its logic is the first version. */
export async function createEngine(
  tx: Transaction,
  scope: Scope,
  input: EngineInput,
): Promise<Engine> {
  const { companyId, userId, employeeId } = scope;
  const id = newId();
  await tx
    .insert(engines)
    .values({
      ...columnsOf(input),
      company_id: companyId,
      id,
      code: input.code,
      code_key: normaliseText(input.code),
      status: input.status,
      created_by: userId,
      created_by_employee: employeeId,
      updated_by: userId,
      updated_by_employee: employeeId,
    })
    .catch(explainRefusal);
  await tx.insert(engineVersions).values({
    company_id: companyId,
    engine_id: id,
    number: 1,
    logic: input.logic,
    note: '',
    created_by: userId,
    created_by_employee: employeeId,
  });
  const created = await findEngine(tx, scope, id);
  await recordEvent(tx, scope, {
    name: engineEvents.created,
    entity: engineEntities.engine,
    entityId: id,
    after: created,
  });
  return created;
}

/** Puts what the database refused into words, at the field it concerns. */
function explainRefusal(error: unknown): never {
  if (isUniqueViolation(error, 'engines_code_is_unique')) {
    throw errors.validation_failed({
      fields: [{ path: 'code', code: 'engines:errors.code_taken' }],
    });
  }
  throw error;
}
