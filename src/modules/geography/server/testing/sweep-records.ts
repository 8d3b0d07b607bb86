import type { SweepRecords } from '#tests/support/sweep/swept-company.ts';

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/provinces/:id': async () => ({ id: 10 }),
    '/v1/districts/:id': async () => ({ id: 1001 }),
    '/v1/subdistricts/:id': async () => ({ id: 100_101 }),
  },
  fields: {},
};
