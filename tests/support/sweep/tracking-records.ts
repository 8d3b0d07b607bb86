import { createSop, createSow, createValueStream } from '../feature-development.ts';
import type { CreateRecord, FindId, SweptCompany } from './foreign-records.ts';

const valueStream = async ({ administrator }: SweptCompany) =>
  (await createValueStream(administrator)).id;
const sop = async ({ administrator }: SweptCompany) => (await createSop(administrator)).id;
const sow = async ({ administrator }: SweptCompany) => (await createSow(administrator)).id;

/** The records of feature development, by the path that ends in their ids. */
export const trackingByPath: Readonly<Record<string, CreateRecord>> = {
  '/v1/value-streams/:id': async (company) => ({ id: await valueStream(company) }),
  '/v1/sops/:id': async (company) => ({ id: await sop(company) }),
  '/v1/sows/:id': async (company) => ({ id: await sow(company) }),
  '/v1/sows/:id/stages/:stage': async (company) => ({ id: await sow(company), stage: 1 }),
};

/** What its fields of bodies and queries name. */
export const trackingByField: Readonly<Record<string, FindId>> = {
  value_stream_id: valueStream,
  sop_id: sop,
  assignee_id: async ({ employeeId }) => employeeId,
  assignee_ids: async ({ employeeId }) => employeeId,
};
