import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { employeeEvents } from '#modules/directory/contract/employees.ts';
import { importEvents, importLimits } from '#modules/directory/contract/employee-import.ts';
import { organizationEvents } from '#modules/directory/contract/organization.ts';
import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { importKind } from '#platform/server/file-import/define-import.ts';
import type { ImportKind, WrittenRecord } from '#platform/server/file-import/import-kind.ts';
import { removeUnlessNeeded } from '#platform/server/file-import/remove-unless-needed.ts';
import { newId } from '#platform/server/ids.ts';
import { employees } from '../employees/employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import { employeesInFile, type EmployeeRow } from './employees-in-file.ts';
import { planImport, type Directory, type ImportPlan, type StoredEmployee } from './plan-import.ts';

/** Employees from files. */
export const employeeImport: ImportKind = importKind({
  name: 'employees',
  entity: 'employee',
  access: directoryPermissions.names.manage,
  table: employees,
  nameOf: {
    th: sql`${employees.first_name_th} || ' ' || ${employees.last_name_th}`,
    en: sql`${employees.first_name} || ' ' || ${employees.last_name}`,
  },
  limits: { bytes: importLimits.jobBytes, rows: importLimits.rows },
  leavesOut: false,
  importedEvent: importEvents.employees_imported,
  options: z.strictObject({ create_missing: z.boolean().default(false) }),
  records: () => employeesInFile,
  rowsAtOnce: importLimits.rows,
  async plan(tx, scope, { rows, options, isTrial }) {
    const directory = await readDirectory(tx, scope.companyId);
    const numbers = await takeNumbers(tx, isTrial ? 0 : countNew(rows, directory));
    let placeholder = 0;
    const plan = planImport({
      rows,
      directory,
      createMissing: options.create_missing,
      nextNumber: () => numbers.next().value ?? (placeholder -= 1),
      nextId: newId,
    });
    return {
      problems: plan.problems,
      created: plan.created.length,
      updated: plan.updated.length,
      unchanged: plan.unchanged,
      facts: {
        new_departments: plan.newDepartments.map(({ name_th }) => name_th),
        new_positions: plan.newPositions.map(({ name_th }) => name_th),
      },
      changes: plan.updated.map(({ before }) => String(before.id)),
      async write() {
        await carryOut(tx, scope, plan);
        return writtenBy(plan);
      },
    };
  },
  remove: (tx, scope, ids) => removeUnlessNeeded(tx, scope, { table: employees, ids }),
});

function writtenBy({ created, updated, lines }: ImportPlan): WrittenRecord[] {
  const written = (action: WrittenRecord['action'], { id }: StoredEmployee) => ({
    line: lines.get(id) ?? 0,
    id: String(id),
    action,
  });
  return [
    ...created.map((each) => written('created', each)),
    ...updated.map(({ after }) => written('updated', after)),
  ];
}

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

function countNew(rows: readonly EmployeeRow[], { employees: stored }: Directory): number {
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
  await inParts(managersFirst(plan.created), (part) => insertAll(tx, companyId, part));
  const changed = plan.updated.map(({ after }) => after);
  await inParts(changed, (part) => updateAll(tx, companyId, part));
  await recordAll(tx, scope, plan);
}

const columns = sql`id integer, code text, first_name text, last_name text, first_name_th text,
  last_name_th text, email text, phone text, department_id uuid, position_id uuid, manager_id integer,
  is_active boolean`;

/** Nobody is stored before their manager, wherever the file has them. */
function managersFirst(created: readonly StoredEmployee[]): readonly StoredEmployee[] {
  const byId = new Map(created.map((employee) => [employee.id, employee]));
  const ordered = new Set<StoredEmployee>();
  for (const employee of created) {
    const above = new Set<StoredEmployee>();
    let next: StoredEmployee | undefined = employee;
    while (next !== undefined && !ordered.has(next) && !above.has(next)) {
      above.add(next);
      next = byId.get(next.manager_id ?? 0);
    }
    for (const each of [...above].toReversed()) ordered.add(each);
  }
  return [...ordered];
}

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

/** Each record has its history; screens are notified once, by the import. */
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
}
