import { useQueryClient } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/checklists.ts';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { upload } from '#platform/web/api/upload.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { stagesQuery } from '../stages/stages.api.ts';
import { texts } from '../texts.ts';

export interface StageAddress {
  readonly id: string;
  readonly stage: number;
}

/** What was left of a checklist by a pass that has ended, and changes no more. */
export const earlierChecklistQuery = defineQuery(routes.getChecklistRoute, ['sow', 'detail']);

/** What a CSV file contains and what is wrong with it, before anything is stored. */
export function usePreviewChecklist(failure: string) {
  return useAction({
    act: (file: File, idempotencyKey) =>
      upload(routes.previewChecklistRoute, { form: formOf({ csv_file: file }), idempotencyKey }),
    failure,
  });
}

interface ChecklistUpload {
  readonly file: File;
  readonly mode: 'replace' | 'append';
}

export function useUploadChecklist({ id, stage }: StageAddress) {
  return useAction({
    act: ({ file, mode }: ChecklistUpload, idempotencyKey) => {
      const form = formOf({ csv_file: file, stage_number: String(stage), mode });
      return upload(routes.uploadChecklistRoute, { params: { id }, form, idempotencyKey });
    },
    refreshes: [['sow', 'detail', id]],
    failure: false,
  });
}

const useMark = defineAction(routes.markChecklistRoute, texts, {
  refreshes: [['sow', 'detail']],
  failure: false,
});
const useRemark = defineAction(routes.remarkChecklistRoute, texts, { failure: false });

const byHand = {
  refreshes: [['sow', 'detail']],
  failure: 'workspace.checklist.save_failed',
} as const;

export const useAddRow = defineAction(routes.addChecklistRowRoute, texts, byHand);
export const useChangeRow = defineAction(routes.changeChecklistRowRoute, texts, byHand);
export const useRemoveRow = defineAction(routes.removeChecklistRowRoute, texts, byHand);

/** Marks one row; the answer replaces its table at once, and no other row is sent along. */
export function useMarkRow(onMarked?: () => void) {
  const replaceTable = useReplaceTable();
  return useMark({
    onSuccess: (answer, input) => {
      replaceTable(answer, input);
      onMarked?.();
    },
  });
}

export const useRemarkRow = () => useRemark({ onSuccess: useReplaceTable() });

function useReplaceTable() {
  const client = useQueryClient();
  return ({ table: newer }: { table: ChecklistTable }, { id, stage }: StageAddress) => {
    const replace = (tables: readonly ChecklistTable[]) =>
      tables.map((table) => (table.id === newer.id ? newer : table));
    client.setQueryData(stagesQuery(id).queryKey, (stages) =>
      stages?.map((each) =>
        each.stage_number === stage ? { ...each, checklist: replace(each.checklist) } : each,
      ),
    );
  };
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
