import { sql, type SQL } from 'drizzle-orm';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { sows } from './sows.tables.ts';

/**
 * What follows from the current stage of a SOW, by a rule of the stage order: the database looks it up in
 * the values of all stages. It counts their places from 1.
 */
export function byStage<Value extends string | number | null>(
  type: 'int' | 'text',
  rule: (current: number) => Value,
): SQL<Value> {
  const values = Array.from({ length: STAGE_COUNT + 1 }, (_, current) => rule(current));
  const all = type === 'int' ? sql`${sql.param(values)}::int[]` : sql`${sql.param(values)}::text[]`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql`${sql`(${all})[${sows.current_stage} + 1]`}`;
}
