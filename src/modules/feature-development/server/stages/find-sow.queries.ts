import { findFeatureReference } from '#modules/catalogue/server/public.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isSow, ofValueStream, sowColumns } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { findMissing } from './missing-for-completion.queries.ts';

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
  return {
    ...sow,
    feature: await findFeatureReference(tx, reader, feature_id),
    missing:
      row.next_stage === null
        ? []
        : await findMissing(tx, reader, { sow_id: id, stage_number: row.next_stage }),
  };
}
