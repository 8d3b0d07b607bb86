import { and, asc, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { ChecklistTemplate } from '#modules/feature-development/contract/checklist-templates.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistTemplates } from './checklists.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** The template in force of each stage that has one, by stage. */
export async function listTemplates(
  tx: Transaction,
  { companyId, language }: Reader,
): Promise<ChecklistTemplate[]> {
  const rows = await tx
    .selectDistinctOn([checklistTemplates.stageNumber], columns(language))
    .from(checklistTemplates)
    .where(eq(checklistTemplates.companyId, companyId))
    .orderBy(asc(checklistTemplates.stageNumber), desc(checklistTemplates.version));
  return rows.map(describe);
}

/** All that a stage has had, the newest first. */
export async function listTemplateVersions(
  tx: Transaction,
  { companyId, language }: Reader,
  stage: number,
): Promise<ChecklistTemplate[]> {
  const rows = await tx
    .select(columns(language))
    .from(checklistTemplates)
    .where(isOf(companyId, stage))
    .orderBy(desc(checklistTemplates.version));
  return rows.map(describe);
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
    eq(checklistTemplates.companyId, companyId),
    eq(checklistTemplates.stageNumber, stage),
  );
}

function columns(language: Reader['language']) {
  const { companyId, savedByEmployee: id } = checklistTemplates;
  return {
    stageNumber: checklistTemplates.stageNumber,
    version: checklistTemplates.version,
    tables: checklistTemplates.tables,
    note: checklistTemplates.note,
    savedAt: checklistTemplates.savedAt,
    savedBy: employeeName({ companyId, id, language }),
  };
}

type TemplateRow = Omit<
  typeof checklistTemplates.$inferSelect,
  'companyId' | 'savedBy' | 'savedByEmployee'
> & {
  readonly savedBy: string | null;
};

function describe(row: TemplateRow): ChecklistTemplate {
  return {
    stage_number: row.stageNumber,
    version: row.version,
    note: row.note,
    tables: row.tables.map((table) => ({ ...table })),
    saved_at: row.savedAt.toISOString(),
    saved_by: row.savedBy,
  };
}
