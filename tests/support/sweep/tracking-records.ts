import { addCommentRoute } from '#modules/feature-development/contract/comments.ts';
import { saveChecklistRoute } from '#modules/feature-development/contract/checklists.ts';
import { stageFile, uploadFileRoute } from '#modules/feature-development/contract/files.ts';
import { startStageRoute } from '#modules/feature-development/contract/stages.ts';
import { createSop, createSow, createValueStream } from '#modules/feature-development/server/testing/tracking.ts';
import type { CreateRecord, FindId, SweptCompany } from './foreign-records.ts';

const valueStream = async ({ administrator }: SweptCompany) =>
  (await createValueStream(administrator)).id;
const sop = async ({ administrator }: SweptCompany) => (await createSop(administrator)).id;
const sow = async ({ administrator }: SweptCompany) => (await createSow(administrator)).id;

async function file(company: SweptCompany) {
  const body = new FormData();
  body.append('entity_type', 'sow_stage');
  body.append('entity_id', `${await sow(company)}_1`);
  body.append('file', new Blob(['swept']), 'swept.txt');
  return (await company.administrator.call('POST', uploadFileRoute.path, { body }).then(read)).id;
}

async function comment(company: SweptCompany) {
  const params = { id: await sow(company) };
  return (await company.administrator.ask(addCommentRoute, { params, body: { text: 'swept' } })).id;
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

const read = ({ body }: { body: unknown }) => stageFile.parse(body);

/** The records of feature development, by the path that ends in their ids. */
export const trackingByPath: Readonly<Record<string, CreateRecord>> = {
  '/v1/value-streams/:id': async (company) => ({ id: await valueStream(company) }),
  '/v1/sops/:id': async (company) => ({ id: await sop(company) }),
  '/v1/sows/:id': async (company) => ({ id: await sow(company) }),
  '/v1/sows/:id/stages/:stage': async (company) => ({ id: await sow(company), stage: 1 }),
  '/v1/feature-development/sows/:id': async (company) => ({ id: await sow(company) }),
  '/v1/feature-development/sows/:id/stages/:stage': async (company) => ({
    id: await sow(company),
    stage: 1,
  }),
  '/v1/feature-development/checklist-templates/:stage': async () => ({ stage: 1 }),
  '/v1/feature-development/files/:id': async (company) => ({ id: await file(company) }),
  '/v1/feature-development/comments/:id': async (company) => ({ id: await comment(company) }),
  '/v1/feature-development/stage-gates/:stage': async () => ({ stage: 1 }),
};

/** What its fields of bodies and queries name. */
export const trackingByField: Readonly<Record<string, FindId>> = {
  value_stream_id: valueStream,
  sop_id: sop,
  assignee_id: async ({ employeeId }) => employeeId,
  item_id: checklistRow,
  table_id: checklistRow,
  approver_id: async ({ employeeId }) => employeeId,
  assignee_ids: async ({ employeeId }) => employeeId,
};
