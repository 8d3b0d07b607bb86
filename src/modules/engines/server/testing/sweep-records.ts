import { attachment } from '#modules/engines/contract/attachments.ts';
import { addSubFunctionRoute } from '#modules/engines/contract/sub-functions.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createEngine } from './engines.ts';

const engine = ({ administrator }: SweptCompany) => createEngine(administrator);
const engineId = async (company: SweptCompany) => (await engine(company)).id;
const engineCode = async (company: SweptCompany) => ({ code: (await engine(company)).code });

async function createAttachment(company: SweptCompany) {
  const id = await engineId(company);
  const body = new FormData();
  body.append('file', new Blob(['What the company keeps to itself.']), 'secret.txt');
  const answer = await company.administrator.call('POST', `/v1/engines/${id}/attachments`, {
    body,
  });
  return { id, attachment_id: wrapped(attachment).parse(answer.body).data.id };
}

async function createSubFunction(company: SweptCompany) {
  const params = { id: await engineId(company) };
  const body = { name: 'Swept' };
  const { data } = await company.administrator.ask(addSubFunctionRoute, { params, body });
  return { ...params, sub_function_id: data.id };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/engines/:id': async (company) => ({ id: await engineId(company) }),
    '/v1/engines/:id/sub-functions/:sub_function_id': createSubFunction,
    '/v1/engines/:id/versions/:version_no': async (company) => ({
      id: await engineId(company),
      version_no: 1,
    }),
    '/v1/engines/:id/attachments/:attachment_id': createAttachment,
    '/v1/engines/by-code/:code': engineCode,
    '/v1/engines/check/:code': engineCode,
  },
  fields: {
    replacement_id: engineId,
    exclude_id: engineId,
  },
  // Only a deprecated engine has a replacement and a day on which it retires.
  values: { 'PUT /v1/engines/:id status': async () => 'deprecated' },
  rowValues: {
    engine_type: (row) => row['type'],
    in_use: (row) => (Number(row['used_in_count']) > 0 ? 'yes' : 'no'),
  },
  writeOnly: {
    change_note: 'is part of the version, not of the engine',
    uses_seen: 'is what the caller saw, compared with what there is',
  },
};
