import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders, administratorsEmployee } from '../administrator-headers.ts';

const withId = z.object({ id: z.string() });

interface Place {
  /** The last stage that is complete. */
  readonly stage: number;
  /** In another company than other tests, where something is set for a whole company. */
  readonly company?: number;
  /** With a feature of the catalogue that it builds. */
  readonly withFeature?: boolean;
  /** When its value stream begins, in whose order the timeline has its lines. */
  readonly begins?: string;
}

/** A SOW that no other test uses, with the path of its workspace and the calls that move it on. */
export async function newSow(request: APIRequestContext, wanted: Place) {
  const { company = 1, withFeature = false, begins } = wanted;
  const headers = await administratorHeaders(request, company);
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return withId.parse(await answer.json()).id;
  };
  const anyFeature = async () => {
    const answer = await request.get('/v1/air/features', { params: { page_size: 1 }, headers });
    return z.object({ data: z.tuple([withId]) }).parse(await answer.json()).data[0].id;
  };
  const own = randomUUID().slice(0, 8);
  const streamName = `รับซื้ออ้อย ${own}`;
  const stream = await post('/v1/value-streams', { name: streamName, start_date: begins });
  const sopName = `ตรวจคุณภาพอ้อย ${own}`;
  const sop = await post('/v1/sops', { name: sopName, value_stream_id: stream });
  const id = await post('/v1/sows', {
    name: 'หน้าจอบันทึกค่าความหวาน',
    description: 'ห้องแล็บบันทึกค่า CCS ของอ้อยแต่ละเที่ยว',
    sop_id: sop,
    current_stage: wanted.stage,
    due_date: '2020-01-31',
    tags: ['ห้องแล็บ'],
    feature_id: withFeature ? await anyFeature() : null,
  });
  const me = () => administratorsEmployee(request, company);
  const start = (stage_number: number) => post(`/v1/sows/${id}/start-stage`, { stage_number });
  const complete = (stage_number: number) =>
    post(`/v1/sows/${id}/complete-stage`, { stage_number });
  return {
    path: `/cube-feature-development/value-streams/${stream}/sops/${sop}/sows/${id}`,
    streamName,
    sopName,
    sopId: sop,
    start,
    complete,
    assignToMe: async (stage_number: number) =>
      post(`/v1/sows/${id}/stages/${stage_number}/assign`, { assignee_ids: [await me()] }),
    /** The list of its SOP. */
    listPath: `/cube-feature-development/value-streams/${stream}/sops/${sop}/sows`,
    /** Creates more SOWs in its SOP. */
    addBeside: async (others: readonly object[]) => {
      for (const other of others) await post('/v1/sows', { ...other, sop_id: sop });
    },
    /** Edits it as somebody else would who sees it as it is stored. */
    edit: async (change: object) => {
      const stored = await request.get(`/v1/sows/${id}`, { headers });
      const { version } = z.object({ version: z.number() }).parse(await stored.json());
      const data = { ...change, version };
      const answer = await request.patch(`/v1/sows/${id}`, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    /** Deletes its value stream, and with it the SOW. */
    deleteStream: async () => {
      const params = { confirm_name: streamName };
      const answer = await request.delete(`/v1/value-streams/${stream}`, { params, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    /** Completes stages that a test need not see. */
    passThrough: async (first: number, last: number) => {
      for (let stage = first; stage <= last; stage += 1) {
        await start(stage);
        await complete(stage);
      }
    },
    /** Sets what a stage requires, in the whole company. */
    setGate: async (stage: number, gate: { file_present: boolean; asksMe: boolean }) => {
      const answer = await request.put(`/v1/feature-development/stage-gates/${stage}`, {
        data: {
          checklist_done: false,
          file_present: gate.file_present,
          approver_id: gate.asksMe ? await me() : null,
        },
        headers,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    rollBack: (target_stage: number, reason: string) =>
      post(`/v1/sows/${id}/rollback-stage`, { target_stage, reason }),
    comment: (text: string) => post(`/v1/feature-development/sows/${id}/comments`, { text }),
    keepFile: async (stage: number, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const multipart = { entity_type: 'sow_stage', entity_id: `${id}_${stage}`, file };
      const answer = await request.post('/v1/files/upload', { multipart, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    /** Of its rows the first is done. */
    keepChecklist: async (stage_number: number, columns: readonly string[], rows: string[][]) => {
      const table = {
        tableName: 'ตรวจก่อนส่ง',
        headers: columns,
        rows: rows.map((cells, index) => ({ cells, isChecked: index === 0 })),
      };
      const data = { stage_number, checklist: [table] };
      const answer = await request.put(`/v1/sows/${id}/checklist`, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}
