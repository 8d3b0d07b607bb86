import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  ChecklistTable,
  getChecklistRoute,
  markChecklistRoute,
  previewChecklistRoute,
  remarkChecklistRoute,
  uploadChecklistRoute,
} from '#modules/feature-development/contract/checklists.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { stagesQuery } from '../stages/stages.api.ts';

const get = endpoint<typeof getChecklistRoute>(
  'GET',
  '/v1/feature-development/sows/:id/stages/:stage/checklist',
);
const preview = endpoint<typeof previewChecklistRoute>(
  'POST',
  '/v1/feature-development/checklist-preview',
);
const uploadCsv = endpoint<typeof uploadChecklistRoute>('POST', '/v1/sows/:id/checklist/upload');
const mark = endpoint<typeof markChecklistRoute>(
  'PATCH',
  '/v1/sows/:id/stages/:stage/checklist/items',
);
const remark = endpoint<typeof remarkChecklistRoute>(
  'PATCH',
  '/v1/sows/:id/stages/:stage/checklist/remark',
);

/** A stage of a SOW, as calls name it. */
export interface StageAddress {
  readonly id: string;
  readonly stage: number;
}

/** What was left of a checklist by a pass that has ended, and changes no more. */
export const earlierChecklistQuery = (address: StageAddress, pass: number) =>
  queryOptions({
    queryKey: ['sow', 'detail', address.id, 'checklist', address.stage, pass],
    queryFn: async ({ signal }) =>
      (await call(get, { params: address, query: { pass }, signal })).checklist,
  });

/** What a CSV file holds and what is wrong with it, before anything is kept. */
export function usePreviewChecklist() {
  return useAction({
    act: (file: File, idempotencyKey) => upload(preview, { form: formOf(file), idempotencyKey }),
    failure: false,
  });
}

interface ChecklistUpload {
  readonly file: File;
  readonly mode: 'replace' | 'append';
}

export function useUploadChecklist({ id, stage }: StageAddress) {
  return useAction({
    act: ({ file, mode }: ChecklistUpload, idempotencyKey) => {
      const form = formOf(file);
      form.append('stage_number', String(stage));
      form.append('mode', mode);
      return upload(uploadCsv, { params: { id }, form, idempotencyKey });
    },
    refreshes: [['sow', 'detail', id]],
    failure: false,
  });
}

/** Marks one row; the answer replaces its table at once, and no other row is sent along. */
export function useMarkRow(address: StageAddress) {
  const replaceTable = useReplaceTable(address);
  return useAction({
    act: (body: BodyInput<typeof markChecklistRoute>, idempotencyKey) =>
      call(mark, { params: address, body, idempotencyKey }),
    refreshes: [['sow', 'detail', address.id]],
    failure: false,
    onSuccess: ({ table }) => replaceTable(table),
  });
}

export function useRemarkRow(address: StageAddress) {
  const replaceTable = useReplaceTable(address);
  return useAction({
    act: (body: BodyInput<typeof remarkChecklistRoute>, idempotencyKey) =>
      call(remark, { params: address, body, idempotencyKey }),
    failure: false,
    onSuccess: ({ table }) => replaceTable(table),
  });
}

function useReplaceTable({ id, stage }: StageAddress) {
  const client = useQueryClient();
  return (newer: ChecklistTable) => {
    const replace = (tables: readonly ChecklistTable[]) =>
      tables.map((table) => (table.id === newer.id ? newer : table));
    client.setQueryData(stagesQuery(id).queryKey, (stages) =>
      stages?.map((each) =>
        each.stage_number === stage ? { ...each, checklist: replace(each.checklist) } : each,
      ),
    );
  };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('csv_file', file);
  return form;
}
