import { deactivateAgentProfileRoute } from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createAgentProfile, createDepartment, createPosition } from './agent-profiles.ts';

const profileId = async ({ administrator }: SweptCompany) =>
  (await createAgentProfile(administrator)).id;

const department = async ({ administrator }: SweptCompany) =>
  (await createDepartment(administrator)).id;
const position = async ({ administrator }: SweptCompany) =>
  (await createPosition(administrator)).id;

const idIn = (name: string) => (row: Readonly<Record<string, unknown>>) => {
  const named = row[name];
  return typeof named === 'object' && named !== null && 'id' in named ? named.id : undefined;
};

export const sweepRecords: SweepRecords = {
  paths: {
    '/api/agents/:id': async (company) => ({ id: await profileId(company) }),
    'DELETE /api/agents/:id': async (company) => {
      const id = await profileId(company);
      await company.administrator.ask(deactivateAgentProfileRoute, { params: { id } });
      return { id };
    },
    '/api/agents/:id/versions/:version_no': async (company) => ({
      id: await profileId(company),
      version_no: 1,
    }),
  },
  fields: { department, position },
  rowValues: { department: idIn('department'), position: idIn('position') },
};
