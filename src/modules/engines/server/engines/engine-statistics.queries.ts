import { count, eq } from 'drizzle-orm';
import { type EngineStatus, type EngineType } from '#modules/engines/contract/engine-status.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engines, engineSubFunctions, engineUses } from './engines.tables.ts';

export async function summariseEngines(tx: Transaction, { companyId }: Pick<Scope, 'companyId'>) {
  const [groups, [subFunctions], [uses]] = await Promise.all([
    tx
      .select({ type: engines.type, status: engines.status, engines: count() })
      .from(engines)
      .where(eq(engines.company_id, companyId))
      .groupBy(engines.type, engines.status),
    tx
      .select({ total: count() })
      .from(engineSubFunctions)
      .where(eq(engineSubFunctions.company_id, companyId)),
    tx.select({ total: count() }).from(engineUses).where(eq(engineUses.company_id, companyId)),
  ]);
  const sumOf = (wanted: { status?: EngineStatus; type?: EngineType }) =>
    groups
      .filter(({ status }) => wanted.status === undefined || status === wanted.status)
      .filter(({ type }) => wanted.type === undefined || type === wanted.type)
      .reduce((sum, group) => sum + group.engines, 0);
  return {
    total_engines: sumOf({}),
    active_engines: sumOf({ status: 'active' }),
    inactive_engines: sumOf({ status: 'inactive' }),
    draft_engines: sumOf({ status: 'draft' }),
    deprecated_engines: sumOf({ status: 'deprecated' }),
    total_sub_functions: subFunctions?.total ?? 0,
    total_used_in: uses?.total ?? 0,
    engines_by_type: {
      function: sumOf({ type: 'function' }),
      process: sumOf({ type: 'process' }),
      rule: sumOf({ type: 'rule' }),
      workflow: sumOf({ type: 'workflow' }),
      integration: sumOf({ type: 'integration' }),
    },
  };
}
