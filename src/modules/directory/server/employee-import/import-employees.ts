import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { employeeEvents } from '#modules/directory/contract/employees.ts';
import { importEvents, type ImportReport } from '#modules/directory/contract/employee-import.ts';
import { organizationEvents } from '#modules/directory/contract/organization.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { employees } from '../employees/employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import { planImport, type Directory, type ImportPlan, type StoredEmployee } from './plan-import.ts';
import { reportFile } from '#platform/server/file-import/report-file.ts';
import type { ReadEmployees } from './employees-in-file.ts';

interface Import {
  readonly read: ReadEmployees;
  readonly dryRun: boolean;
  readonly createMissing: boolean;
  readonly translator: Translator;
}

/** Changes the directory as a file requires, or only reports what that would change. */
export async function importEmployees(
  tx: Transaction,
  scope: Scope,
  { read, dryRun, createMissing, translator }: Import,
): Promise<ImportReport> {
  const { companyId } = scope;
  // When two imports run at the same time, the second sees what the first has done.
  if (!dryRun) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS}, ${companyId})`);
  const directory = await readDirectory(tx, companyId);
  const numbers = await takeNumbers(tx, dryRun ? 0 : countNew(read, directory));
  let placeholder = 0;
  const plan = planImport({
    rows: read.rows,
    directory,
    createMissing,
    nextNumber: () => numbers.next().value ?? (placeholder -= 1),
    nextId: newId,
  });
  const report = reportFile({
    table: read.table,
    lines: read.lines,
    problems: [...read.problems, ...plan.problems],
    dryRun,
    translator,
    language: scope.language,
  });
  if (!dryRun) await carryOut(tx, scope, plan);
  return {
    dry_run: dryRun,
    rows: read.total,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    new_departments: plan.newDepartments.map(({ name_th }) => name_th),
    new_positions: plan.newPositions.map(({ name_th }) => name_th),
    ...report,
  };
}

/** Distinguishes the locks of imports from all other advisory locks. */
const IMPORTS = 7401;

async function readDirectory(tx: Transaction, companyId: number): Promise<Directory> {
  const named = (table: typeof departments | typeof positions) => ({
    id: table.id,
    name_th: table.name_th,
    name_en: table.name_en,
  });
  return {
    employees: await tx
      .select({
        id: employees.id,
        code: employees.code,
        first_name: employees.first_name,
        last_name: employees.last_name,
        first_name_th: employees.first_name_th,
        last_name_th: employees.last_name_th,
        email: employees.email,
        phone: employees.phone,
        department_id: employees.department_id,
        position_id: employees.position_id,
        manager_id: employees.manager_id,
        is_active: employees.is_active,
      })
      .from(employees)
      .where(eq(employees.company_id, companyId))
      .orderBy(asc(employees.id)),
    departments: await tx
      .select(named(departments))
      .from(departments)
      .where(eq(departments.company_id, companyId)),
    positions: await tx
      .select({ ...named(positions), department_id: positions.department_id })
      .from(positions)
      .where(eq(positions.company_id, companyId)),
  };
}

function countNew({ rows }: ReadEmployees, { employees: stored }: Directory): number {
  const known = new Set(stored.map(({ code }) => code));
  return rows.filter(({ code }) => !known.has(code)).length;
}

const numbered = z.array(z.object({ id: z.coerce.number() }));

/** Managers and their subordinates may be new together, so numbers are taken before anybody is stored. */
async function takeNumbers(tx: Transaction, count: number): Promise<Iterator<number, undefined>> {
  if (count === 0) return [].values();
  const { rows } = await tx.execute(
    sql`select nextval(pg_get_serial_sequence('employees', 'id')) as id from generate_series(1, ${count})`,
  );
  return numbered
    .parse(rows)
    .map(({ id }) => id)
    .values();
}

async function carryOut(tx: Transaction, scope: Scope, plan: ImportPlan): Promise<void> {
  const { companyId } = scope;
  for (const [table, units] of [
    [departments, plan.newDepartments],
    [positions, plan.newPositions],
  ] as const) {
    if (units.length === 0) continue;
    await tx.insert(table).values(units.map((unit) => ({ ...unit, company_id: companyId })));
  }
  if (plan.created.length > 0) await insertAll(tx, companyId, plan.created);
  if (plan.updated.length > 0) {
    await updateAll(
      tx,
      companyId,
      plan.updated.map(({ after }) => after),
    );
  }
  await recordAll(tx, scope, plan);
}

const columns = sql`id integer, code text, first_name text, last_name text, first_name_th text,
  last_name_th text, email text, phone text, department_id uuid, position_id uuid, manager_id integer,
  is_active boolean`;

/** One statement, so that a manager may come after their subordinates. */
async function insertAll(
  tx: Transaction,
  companyId: number,
  created: readonly StoredEmployee[],
): Promise<void> {
  await tx.execute(sql`
    insert into employees (company_id, id, code, first_name, last_name, first_name_th, last_name_th,
      email, phone, department_id, position_id, manager_id, is_active)
    select ${companyId}, given.* from jsonb_to_recordset(${JSON.stringify(created)}) as given (${columns})`);
}

async function updateAll(
  tx: Transaction,
  companyId: number,
  changed: readonly StoredEmployee[],
): Promise<void> {
  await tx.execute(sql`
    update employees set first_name = given.first_name, last_name = given.last_name,
      first_name_th = given.first_name_th, last_name_th = given.last_name_th, email = given.email,
      phone = given.phone, department_id = given.department_id, position_id = given.position_id,
      manager_id = given.manager_id, is_active = given.is_active,
      updated_at = greatest(now(), employees.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(changed)}) as given (${columns})
    where employees.company_id = ${companyId} and employees.id = given.id`);
}

const createdEvents = { ...employeeEvents, ...organizationEvents };

/** Each record has its history; screens are notified once. */
async function recordAll(tx: Transaction, scope: Scope, plan: ImportPlan): Promise<void> {
  const created = (entity: 'employee' | 'department' | 'position') => (after: { id: unknown }) => ({
    name: createdEvents[`${entity}_created`],
    entity,
    entityId: String(after.id),
    after,
  });
  await recordQuietly(tx, scope, [
    ...plan.newDepartments.map(created('department')),
    ...plan.newPositions.map(created('position')),
    ...plan.created.map(created('employee')),
    ...plan.updated.map(({ before, after }) => ({
      name: employeeEvents.employee_updated,
      entity: 'employee',
      entityId: String(after.id),
      before,
      after,
    })),
  ]);
  await recordEvent(tx, scope, {
    name: importEvents.employees_imported,
    entity: 'employee',
    entityId: 'import',
    after: {
      created: plan.created.length,
      updated: plan.updated.length,
      unchanged: plan.unchanged,
      new_departments: plan.newDepartments.map(({ name_th }) => name_th),
      new_positions: plan.newPositions.map(({ name_th }) => name_th),
    },
  });
}
