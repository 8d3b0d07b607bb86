import { createProduct } from '#modules/products/server/testing/products.ts';
import { newId } from '#platform/server/ids.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { inboxItems } from '../inbox/inbox.tables.ts';

async function createInboxItem({ app, id: company_id, administrator }: SweptCompany) {
  const id = newId();
  const item = {
    company_id,
    id,
    user_id: administrator.userId,
    tone: 'success' as const,
    text: 'agents:inbox.sync_succeeded',
    parameters: {},
    entity: 'swept',
    entity_id: id,
  };
  await app.context.database.inCompany({ companyId: company_id }, (tx) =>
    tx.insert(inboxItems).values(item),
  );
  return { id };
}

export const sweepRecords: SweepRecords = {
  paths: { '/v1/inbox/:id': createInboxItem },
  fields: {
    /** A record to which files are attached. */
    entity_id: async ({ administrator }) => (await createProduct(administrator)).id,
  },
};
