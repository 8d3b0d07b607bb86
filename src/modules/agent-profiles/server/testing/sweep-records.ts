import { deactivateAgentProfileRoute } from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createAgentProfile, createDepartment, createPosition } from './agent-profiles.ts';

/** Beside one that is inactive, so that a list has both. */
const profileId = async ({ administrator }: SweptCompany) => {
  const { id } = await createAgentProfile(administrator);
  await administrator.ask(deactivateAgentProfileRoute, { params: { id } });
  return (await createAgentProfile(administrator)).id;
};

const idIn = (name: string) => (row: Readonly<Record<string, unknown>>) => {
  const named = row[name];
  return typeof named === 'object' && named !== null && 'id' in named ? named.id : undefined;
};

export const sweepRecords: SweepRecords = {
  paths: {
    '/api/agents/:id': async (company) => ({ id: await profileId(company) }),
    '/api/agents/:id/versions/:version_no': async (company) => ({
      id: await profileId(company),
      version_no: 1,
    }),
  },
  fields: {},
  values: {
    department: async ({ company }) => ({ id: (await createDepartment(company.administrator)).id }),
    position: async ({ company }) => ({ id: (await createPosition(company.administrator)).id }),
    chat_agent: async () => null,
  },
  rowValues: { department: idIn('department'), position: idIn('position') },
};
