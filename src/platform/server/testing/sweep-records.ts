import { createProduct } from '#modules/products/server/testing/products.ts';
import type { SweepRecords } from '#tests/support/sweep/swept-company.ts';

export const sweepRecords: SweepRecords = {
  paths: {},
  fields: {
    /** A record to which files are attached. */
    entity_id: async ({ administrator }) => (await createProduct(administrator)).id,
  },
  values: {
    /** Of a notice in the inbox: only a moment to come. */
    snoozed_until: async () => new Date(Date.now() + 3_600_000).toISOString(),
  },
};
