import { createAgentProfile } from '#modules/agent-profiles/server/testing/agent-profiles.ts';
import {
  addChecklistRowRoute,
  saveChecklistRoute,
} from '#modules/feature-development/contract/checklists.ts';
import { addCommentRoute } from '#modules/feature-development/contract/comments.ts';
import { stageFile } from '#modules/feature-development/contract/files.ts';
import { statusesInOrder } from '#modules/feature-development/contract/record-statuses.ts';
import { addRelationRoute } from '#modules/feature-development/contract/relations.ts';
import { startStageRoute } from '#modules/feature-development/contract/stages.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { addCatalogue } from '#modules/catalogue/server/testing/catalogue.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createSop, createSow, createValueStream } from './tracking.ts';

const valueStream = async ({ administrator }: SweptCompany) =>
  (await createValueStream(administrator)).id;
const sop = async ({ administrator }: SweptCompany) => (await createSop(administrator)).id;
const sow = async ({ administrator }: SweptCompany) => (await createSow(administrator)).id;
/** A stage whose checklist is closed, so that rows nobody has are not looked for. */
const stage = async ({ administrator }: SweptCompany) => ({
  id: (await createSow(administrator, { current_stage: 1, override_reason: 'swept' })).id,
  stage: 1,
});
const employee = async ({ employeeId }: SweptCompany) => employeeId;

async function file(company: SweptCompany) {
  const body = new FormData();
  body.append('entity_type', 'sow_stage');
  body.append('entity_id', `${await sow(company)}_1`);
  body.append('file', new Blob(['swept']), 'swept.txt');
  const answer = await company.administrator.call('POST', uploadFileRoute.path, { body });
  return stageFile.parse(answer.body).id;
}

async function comment(company: SweptCompany) {
  const params = { id: await sow(company) };
  return (await company.administrator.ask(addCommentRoute, { params, body: { text: 'swept' } })).id;
}

async function feature({ app, id, administrator }: SweptCompany) {
  return (await addCatalogue(app, { companyId: id, userId: administrator.userId })).feature;
}

async function startFirstStage({ administrator }: SweptCompany, id: string) {
  const body = { stage_number: 1 };
  await administrator.ask(startStageRoute, { params: { id }, body });
  return body;
}

/** A row by its address. */
async function rowAddress({ administrator }: SweptCompany) {
  const params = { id: (await createSow(administrator)).id, stage: 1 };
  const body = { cells: ['swept'] };
  const { checklist } = await administrator.ask(addChecklistRowRoute, { params, body });
  return { ...params, row: checklist[0]?.rows[0]?.id ?? '' };
}

/** Two SOWs of which one waits for the other. */
async function relation(company: SweptCompany) {
  const [id, related_id] = [await sow(company), await sow(company)];
  const body = { kind: 'blocks', related_id } as const;
  await company.administrator.ask(addRelationRoute, { params: { id }, body });
  return { id, related_id };
}

const agentProfile = async ({ administrator }: SweptCompany) =>
  (await createAgentProfile(administrator)).id;

/** The only row of the only table of a checklist. */
async function checklistRow(company: SweptCompany) {
  const params = { id: await sow(company) };
  const { stage_number } = await startFirstStage(company, params.id);
  const rows = [{ cells: ['swept'] }];
  const saved = await company.administrator.ask(saveChecklistRoute, {
    params,
    body: { stage_number, checklist: [{ tableName: 'swept', headers: ['swept'], rows }] },
  });
  return saved.checklist[0]?.rows[0]?.id ?? '';
}

const names: readonly string[] = statusesInOrder;

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/value-streams/:id': async (company) => ({ id: await valueStream(company) }),
    '/v1/sops/:id': async (company) => ({ id: await sop(company) }),
    '/v1/sows/:id': async (company) => ({ id: await sow(company) }),
    '/v1/sows/:id/stages/:stage': stage,
    '/v1/sows/:id/relations/:related_id': relation,
    '/v1/feature-development/sows/:id': async (company) => ({ id: await sow(company) }),
    '/v1/feature-development/sops/:id': async (company) => ({ id: await sop(company) }),
    '/v1/feature-development/value-streams/:id': async (company) => ({
      id: await valueStream(company),
    }),
    '/v1/feature-development/sows/:id/stages/:stage': stage,
    '/v1/feature-development/sows/:id/stages/:stage/checklist/rows/:row': rowAddress,
    '/v1/feature-development/checklist-templates/:stage': async () => ({ stage: 1 }),
    '/v1/feature-development/files/:id': async (company) => ({ id: await file(company) }),
    '/v1/feature-development/comments/:id': async (company) => ({ id: await comment(company) }),
    '/v1/feature-development/stage-gates/:stage': async () => ({ stage: 1 }),
  },
  fields: {
    value_stream_id: valueStream,
    sop_id: sop,
    feature_id: feature,
    agent_profile_id: agentProfile,
    item_id: checklistRow,
    related_id: sow,
    table_id: checklistRow,
    owner_id: employee,
    assignee_id: employee,
    assignee_ids: employee,
    approver_id: employee,
  },
  values: {
    mentions: async ({ company }) => [company.employeeId],
    'PUT /v1/feature-development/comments/:id version': async () => 1,
    'PUT /v1/feature-development/checklist-templates/:stage version': async ({ stored }) =>
      stored['version'] ?? 0,
    'PUT /v1/sows/:id/checklist stage_number': async ({ company, params }) =>
      (await startFirstStage(company, String(params['id']))).stage_number,
    checklist: async () => [
      { tableName: 'swept', headers: ['swept'], rows: [{ cells: ['swept'], remark: 'swept' }] },
    ],
    // Stages move by commands.
    'PUT /v1/sows/:id current_stage': async ({ stored }) => stored['current_stage'],
  },
  // Sorted by the status in force, in the order of the work.
  rowValues: { 'sort manual_status': (row) => names.indexOf(String(row['status'])) },
  writeOnly: {
    'PUT /v1/sows/:id/checklist stage_number': 'says which checklist is written',
    'POST /v1/sows override_reason': 'is stored with the stages that lack something',
  },
};
