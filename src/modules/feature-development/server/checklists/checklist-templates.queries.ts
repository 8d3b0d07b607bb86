import { and, asc, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { ChecklistTemplate } from '#modules/feature-development/contract/checklist-templates.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistTemplates } from './checklists.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** The template in force of each stage that has one, by stage. */
export async function listTemplates(
  tx: Transaction,
  { companyId, language }: Reader,
): Promise<ChecklistTemplate[]> {
  return tx
    .selectDistinctOn([checklistTemplates.stage_number], columns(language))
    .from(checklistTemplates)
    .where(eq(checklistTemplates.company_id, companyId))
    .orderBy(asc(checklistTemplates.stage_number), desc(checklistTemplates.version));
}

/** All that a stage has had, the newest first. */
export async function listTemplateVersions(
  tx: Transaction,
  { companyId, language }: Reader,
  stage: number,
): Promise<ChecklistTemplate[]> {
  return tx
    .select(columns(language))
    .from(checklistTemplates)
    .where(isOf(companyId, stage))
    .orderBy(desc(checklistTemplates.version));
}

/** The template in force of a stage. */
export async function findTemplate(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  stage: number,
) {
  const [newest] = await tx
    .select()
    .from(checklistTemplates)
    .where(isOf(companyId, stage))
    .orderBy(desc(checklistTemplates.version))
    .limit(1);
  return newest;
}

function isOf(companyId: number, stage: number) {
  return and(
    eq(checklistTemplates.company_id, companyId),
    eq(checklistTemplates.stage_number, stage),
  );
}

function columns(language: Reader['language']) {
  const { company_id: companyId, saved_by_employee: id } = checklistTemplates;
  return {
    stage_number: checklistTemplates.stage_number,
    version: checklistTemplates.version,
    tables: checklistTemplates.tables,
    note: checklistTemplates.note,
    saved_at: checklistTemplates.saved_at,
    saved_by: employeeName({ companyId, id, language }),
  };
}
