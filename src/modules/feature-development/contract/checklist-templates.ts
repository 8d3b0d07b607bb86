import { checklistLimits } from './checklist-limits.ts';
import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { blankTables } from './checklist-tables.ts';
import { trackingPermissions } from './permissions.ts';
import { stageNumber } from './records.ts';

/** What a stage's checklist begins with. Saved templates never change: saving makes another version. */
export const checklistTemplate = z.object({
  stage_number: z.number().int(),
  version: z.number().int(),
  note: z.string(),
  tables: z.array(
    z.object({
      tableName: z.string(),
      headers: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
  saved_at: instant,
  /** Name of the employee. */
  saved_by: z.string().nullable(),
});

export type ChecklistTemplate = z.output<typeof checklistTemplate>;

const templates = z.object({ data: z.array(checklistTemplate) });
const params = z.object({ stage: z.coerce.number().pipe(stageNumber) });

export const listTemplatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/checklist-templates',
  access: trackingPermissions.name('read'),
  summary: 'The current template of each stage that has one',
  answers: { 200: templates },
});

export const listTemplateVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/checklist-templates/:stage/versions',
  access: trackingPermissions.name('read'),
  summary: 'All templates that a stage has had, the newest first',
  params,
  answers: { 200: templates },
});

/** Without tables, the stage begins without a checklist. */
export const templateChange = z.strictObject({
  tables: blankTables,
  note: plainText(checklistLimits.note).default(''),
  /** The version that the editor saw, 0 when there was none; a stale one is 409. */
  version: z.int32().min(0),
});

export const saveTemplateRoute = defineRoute({
  method: 'PUT',
  path: '/v1/feature-development/checklist-templates/:stage',
  access: trackingPermissions.name('configure'),
  summary: 'Save the template of a stage as its next version',
  params,
  body: templateChange,
  answers: { 200: checklistTemplate },
});
