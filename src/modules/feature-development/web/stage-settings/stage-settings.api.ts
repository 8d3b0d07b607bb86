import * as templateRoutes from '#modules/feature-development/contract/checklist-templates.ts';
import * as gateRoutes from '#modules/feature-development/contract/stage-settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const gatesQuery = defineQuery(gateRoutes.listStageGatesRoute, ['stage_gate', 'list']);
export const templatesQuery = defineQuery(templateRoutes.listTemplatesRoute, [
  'checklist_template',
  'list',
]);
export const templateVersionsQuery = defineQuery(templateRoutes.listTemplateVersionsRoute, [
  'checklist_template',
  'versions',
]);

export const useSetGate = defineAction(gateRoutes.setStageGateRoute, texts, {
  // What the next stage of a SOW lacks follows from it.
  refreshes: ['stage_gate', 'sow'],
  success: 'stage_settings.gate_saved',
  failure: 'stage_settings.gate_failed',
});
export const useSaveTemplate = defineAction(templateRoutes.saveTemplateRoute, texts, {
  refreshes: ['checklist_template'],
  success: 'stage_settings.template_saved',
  failure: 'stage_settings.template_failed',
});
