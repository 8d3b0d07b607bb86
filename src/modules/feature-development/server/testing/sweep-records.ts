import { saveChecklistRoute } from '#modules/feature-development/contract/checklists.ts';
import { addCommentRoute } from '#modules/feature-development/contract/comments.ts';
import { stageFile, uploadFileRoute } from '#modules/feature-development/contract/files.ts';
import { startStageRoute } from '#modules/feature-development/contract/stages.ts';
import { addCatalogue } from '#modules/catalogue/server/testing/catalogue.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createSop, createSow, createValueStream } from './tracking.ts';

const valueStream = async ({ administrator }: SweptCompany) =>
  (await createValueStream(administrator)).id;
const sop = async ({ administrator }: SweptCompany) => (await createSop(administrator)).id;
const sow = async ({ administrator }: SweptCompany) => (await createSow(administrator)).id;
const stage = async (company: SweptCompany) => ({ id: await sow(company), stage: 1 });
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

/** The only row of the only table of a checklist. */
async function checklistRow(company: SweptCompany) {
  const params = { id: await sow(company) };
  await company.administrator.ask(startStageRoute, { params, body: { stage_number: 1 } });
  const rows = [{ cells: ['swept'] }];
  const saved = await company.administrator.ask(saveChecklistRoute, {
    params,
    body: { stage_number: 1, checklist: [{ tableName: 'swept', headers: ['swept'], rows }] },
  });
  return saved.checklist[0]?.rows[0]?.id ?? '';
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/value-streams/:id': async (company) => ({ id: await valueStream(company) }),
    '/v1/sops/:id': async (company) => ({ id: await sop(company) }),
    '/v1/sows/:id': async (company) => ({ id: await sow(company) }),
    '/v1/sows/:id/stages/:stage': stage,
    '/v1/feature-development/sows/:id': async (company) => ({ id: await sow(company) }),
    '/v1/feature-development/sows/:id/stages/:stage': stage,
    '/v1/feature-development/checklist-templates/:stage': async () => ({ stage: 1 }),
    '/v1/feature-development/files/:id': async (company) => ({ id: await file(company) }),
    '/v1/feature-development/comments/:id': async (company) => ({ id: await comment(company) }),
    '/v1/feature-development/stage-gates/:stage': async () => ({ stage: 1 }),
  },
  fields: {
    value_stream_id: valueStream,
    sop_id: sop,
    feature_id: feature,
    item_id: checklistRow,
    table_id: checklistRow,
    owner_id: employee,
    assignee_id: employee,
    assignee_ids: employee,
    approver_id: employee,
  },
};
