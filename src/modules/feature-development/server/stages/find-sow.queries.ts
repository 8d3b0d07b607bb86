import { findFeatureReference } from '#modules/catalogue/server/public.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isSow, ofValueStream, sowColumns } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { findMissing } from './missing-for-completion.queries.ts';

/** A SOW of the company with what its next stage lacks. */
export async function findSow(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  id: string,
): Promise<Sow> {
  const [row] = await tx
    .select({
      ...sowColumns(reader.language),
      feature_id: sows.feature_id,
      value_stream_due_date: ofValueStream('due_date'),
    })
    .from(sows)
    .where(isSow(reader.companyId, id));
  if (row === undefined) throw errors.not_found();
  const { feature_id, ...sow } = row;
  const next = nextStage(row.current_stage);
  return {
    ...sow,
    feature: await findFeatureReference(tx, reader, feature_id),
    next_stage: next,
    missing: next === null ? [] : await findMissing(tx, reader, { sow_id: id, stage_number: next }),
  };
}
