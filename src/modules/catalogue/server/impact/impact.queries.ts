import {
  IMPACT_PAGE_SIZE,
  type Impact,
  type impactRoute,
} from '#modules/catalogue/contract/impact.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { allSpellings } from './engine-spellings.queries.ts';
import { describeNodes, keyOf, leadsOn } from './impact-nodes.queries.ts';
import { companyOfField, countSteps, findSteps } from './impact-steps.queries.ts';

/** One step from a field, or from an engine of the company it belongs to. */
export async function readImpact(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  { field_id, engine, direction, page }: Query<typeof impactRoute>,
): Promise<Impact> {
  const { companyId } = reader;
  const catalogueCompanyId = await companyOfField(tx, companyId, field_id);
  const start = {
    companyId,
    catalogueCompanyId,
    direction,
    fields: engine === undefined ? [field_id] : [],
    engines: await allSpellings(
      tx,
      { companyId, catalogueCompanyId },
      engine === undefined ? [] : [engine],
    ),
  };
  const steps = await findSteps(tx, start, {
    limit: IMPACT_PAGE_SIZE,
    offset: (page - 1) * IMPACT_PAGE_SIZE,
  });
  const counted = await countSteps(tx, start);
  const itself = {
    relation: engine === undefined ? ('input' as const) : ('needs' as const),
    from_field: null,
    field_id: engine === undefined ? field_id : null,
    code: engine ?? null,
  };
  const nodes = await describeNodes(tx, reader, [itself, ...steps]);
  const subject = nodes.get(keyOf(itself));
  if (subject === undefined) throw errors.not_found();
  return {
    subject,
    company_id: catalogueCompanyId,
    links: steps.flatMap((step) => {
      const node = nodes.get(keyOf(step));
      const { relation } = step;
      return node === undefined ? [] : [{ relation, node, expandable: leadsOn(direction, step) }];
    }),
    ...counted,
  };
}
