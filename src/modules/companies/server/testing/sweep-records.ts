import type { SweepRecords } from '#tests/support/sweep/swept-company.ts';

export const sweepRecords: SweepRecords = {
  paths: { '/api/companies/:id': async ({ id }) => ({ id }) },
  fields: {},
};
