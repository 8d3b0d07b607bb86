import { createProduct } from '#modules/products/server/testing/products.ts';
import type { SweepRecords } from '#tests/support/sweep/swept-company.ts';

export const sweepRecords: SweepRecords = {
  paths: {},
  fields: {
    /** A record to which files are attached. */
    entity_id: async ({ administrator }) => (await createProduct(administrator)).id,
  },
};
