import { queryOptions } from '@tanstack/react-query';
import type {
  listTemplatesRoute,
  listTemplateVersionsRoute,
  saveTemplateRoute,
} from '#modules/feature-development/contract/checklist-templates.ts';
import type { previewChecklistRoute } from '#modules/feature-development/contract/checklists.ts';
import type {
  listStageGatesRoute,
  setStageGateRoute,
} from '#modules/feature-development/contract/stage-settings.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const gates = endpoint<typeof listStageGatesRoute>('GET', '/v1/feature-development/stage-gates');
const setGate = endpoint<typeof setStageGateRoute>(
  'PUT',
  '/v1/feature-development/stage-gates/:stage',
);

const TEMPLATES = '/v1/feature-development/checklist-templates';

const list = endpoint<typeof listTemplatesRoute>('GET', TEMPLATES);
const versions = endpoint<typeof listTemplateVersionsRoute>(
  'GET',
  '/v1/feature-development/checklist-templates/:stage/versions',
);
const save = endpoint<typeof saveTemplateRoute>(
  'PUT',
  '/v1/feature-development/checklist-templates/:stage',
);
const preview = endpoint<typeof previewChecklistRoute>(
  'POST',
  '/v1/feature-development/checklist-preview',
);

export const gatesQuery = queryOptions({
  queryKey: ['stage_gate', 'list'],
  queryFn: ({ signal }) => call(gates, { signal }),
});

export const templatesQuery = queryOptions({
  queryKey: ['checklist_template', 'list'],
  queryFn: async ({ signal }) => (await call(list, { signal })).data,
});

export const templateVersionsQuery = (stage: number) =>
  queryOptions({
    queryKey: ['checklist_template', 'versions', stage],
    queryFn: async ({ signal }) => (await call(versions, { params: { stage }, signal })).data,
  });

export function useSetGate() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { stage, ...body }: BodyInput<typeof setStageGateRoute> & { readonly stage: number },
      idempotencyKey,
    ) => call(setGate, { params: { stage }, body, idempotencyKey }),
    // What the next stage of a SOW lacks follows from it.
    refreshes: [['stage_gate'], ['sow']],
    success: t('stage_settings.gate_saved'),
    failure: t('stage_settings.gate_failed'),
  });
}

export function useSaveTemplate() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { stage, ...body }: BodyInput<typeof saveTemplateRoute> & { readonly stage: number },
      idempotencyKey,
    ) => call(save, { params: { stage }, body, idempotencyKey }),
    refreshes: [['checklist_template']],
    success: t('stage_settings.template_saved'),
    failure: t('stage_settings.template_failed'),
  });
}

/** Reads a CSV file without keeping it. */
export function usePreviewChecklist() {
  const t = useTexts(texts);
  return useAction({
    act: (file: File, idempotencyKey) => {
      const form = new FormData();
      form.append('csv_file', file);
      return upload(preview, { form, idempotencyKey });
    },
    failure: t('stage_settings.csv_failed'),
  });
}
