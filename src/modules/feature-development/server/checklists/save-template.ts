import {
  checklistEvents,
  CHECKLIST_TEMPLATE,
} from '#modules/feature-development/contract/checklists.ts';
import type { BlankTable } from '#modules/feature-development/contract/checklist-tables.ts';
import type { ChecklistTemplate } from '#modules/feature-development/contract/checklist-templates.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { checklistTemplates } from './checklists.tables.ts';
import { listTemplateVersions } from './checklist-templates.queries.ts';

interface Saving {
  readonly stage: number;
  readonly tables: BlankTable[];
  readonly note: string;
  /** The version its editor saw; 0 when there was none. */
  readonly version: number;
}

/** Saves the template of a stage as its next version; stages that were started are not changed. */
export async function saveTemplate(
  tx: Transaction,
  scope: Scope,
  { stage, tables, note, version }: Saving,
): Promise<ChecklistTemplate> {
  const [before] = await listTemplateVersions(tx, scope, stage);
  if ((before?.version ?? 0) !== version) throw errors.conflict({ current: before });
  if (before !== undefined && contentOf(before.tables) === contentOf(tables)) return before;
  const { companyId, userId, employeeId } = scope;
  try {
    await tx.insert(checklistTemplates).values({
      company_id: companyId,
      stage_number: stage,
      version: version + 1,
      tables,
      note,
      saved_by: userId,
      saved_by_employee: employeeId,
    });
  } catch (error) {
    throw isUniqueViolation(error, 'checklist_templates_company_id_stage_number_version_pk')
      ? errors.conflict()
      : error;
  }
  const [after] = await listTemplateVersions(tx, scope, stage);
  if (after === undefined) throw new Error('The template was not returned');
  await recordEvent(tx, scope, {
    name: checklistEvents.checklist_template_saved,
    entity: CHECKLIST_TEMPLATE,
    entityId: String(stage),
    before,
    after,
  });
  return after;
}

function contentOf(tables: readonly BlankTable[]): string {
  return JSON.stringify(tables.map(({ tableName, headers, rows }) => [tableName, headers, rows]));
}
