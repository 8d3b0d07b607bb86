import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { fillAtOnce } from './fill-at-once.ts';
import { fillInLots } from './fill-in-lots.ts';
import type { Filling } from './filling.ts';
import type { ImportRow } from './imports.queries.ts';
import { inTurn } from './in-turn.ts';

/** So few that others do not notice their transaction. */
export const FEW_ROWS = 1_000;

/** Writes entries into a company: all of them become visible at once, or none. */
export async function fillCompany(
  context: Pick<Context, 'database' | 'announcements' | 'connection' | 'logger'>,
  row: ImportRow,
  filling: Filling,
): Promise<ImportReport> {
  const isLong = context.connection.embedded && (row.rows_total ?? Infinity) > FEW_ROWS;
  return inTurn(context, row.company_id, () => {
    filling.signal.throwIfAborted();
    return isLong ? fillInLots(context, row, filling) : fillAtOnce(context, row, filling);
  });
}
