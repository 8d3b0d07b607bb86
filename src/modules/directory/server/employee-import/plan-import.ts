import type { TextParameters } from '#platform/contract/errors.ts';
import type { ImportColumn } from '#modules/directory/contract/employee-import.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { RowProblem } from '#platform/server/file-import/row-problem.ts';
import type { EmployeeRow } from './employees-in-file.ts';

export interface StoredEmployee {
  readonly id: number;
  readonly code: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly first_name_th: string;
  readonly last_name_th: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly department_id: string | null;
  readonly position_id: string | null;
  readonly manager_id: number | null;
  readonly is_active: boolean;
}

export interface StoredUnit {
  readonly id: string;
  readonly name_th: string;
  readonly name_en: string;
}

export interface StoredPosition extends StoredUnit {
  /** None where it is valid in every department. */
  readonly department_id: string | null;
}

/** What the company has before the import. */
export interface Directory {
  readonly employees: readonly StoredEmployee[];
  readonly departments: readonly StoredUnit[];
  readonly positions: readonly StoredPosition[];
}

export interface PlannedChange {
  readonly before: StoredEmployee;
  readonly after: StoredEmployee;
}

/** What a file would change. Nothing is changed while there are problems. */
export interface ImportPlan {
  readonly created: StoredEmployee[];
  readonly updated: PlannedChange[];
  readonly unchanged: number;
  /** Of each employee by their number. */
  readonly lines: ReadonlyMap<number, number>;
  readonly newDepartments: StoredUnit[];
  readonly newPositions: StoredPosition[];
  readonly problems: RowProblem<ImportColumn>[];
}

interface Planning {
  readonly rows: readonly EmployeeRow[];
  readonly directory: Directory;
  readonly createMissing: boolean;
  /** Numbers for new employees, and ids for new units. */
  readonly nextNumber: () => number;
  readonly nextId: () => string;
}

/** Compares a file with the directory: who is new, who changes, and what in the file is a problem. */
export function planImport({ rows, directory, ...planning }: Planning): ImportPlan {
  const problems: RowProblem<ImportColumn>[] = [];
  const departments = unitFinder('department', directory.departments, planning);
  const positions = unitFinder('position', directory.positions, planning);
  const places = positionPlaces(directory.positions);
  const byCode = new Map(directory.employees.map((employee) => [employee.code, employee]));
  const idOf = new Map(directory.employees.map(({ code, id }) => [code, id]));
  for (const { code } of rows) if (!idOf.has(code)) idOf.set(code, planning.nextNumber());

  const planned = rows.map((row) => {
    const before = byCode.get(row.code);
    const report = (column: ImportColumn, value: string, problem: Problem) =>
      void problems.push({ line: row.line, column, value, ...problem });
    const managerId = managerOf(row, { idOf, before, report });
    const departmentId = given(departments.find(row, report), before?.department_id);
    const positionId = given(positions.find(row, report), before?.position_id);
    const isMoved = departmentId !== before?.department_id || positionId !== before?.position_id;
    if (isMoved && positionId !== null && departmentId !== null) {
      places.put(positionId, departmentId, () =>
        report('position', row.position ?? '', { code: 'directory:errors.position_elsewhere' }),
      );
    }
    const after: StoredEmployee = {
      id: idOf.get(row.code) ?? 0,
      code: row.code,
      first_name: row.first_name,
      last_name: row.last_name,
      first_name_th: row.first_name_th,
      last_name_th: row.last_name_th,
      email: given(row.email, before?.email),
      phone: given(row.phone, before?.phone),
      department_id: departmentId,
      position_id: positionId,
      manager_id: managerId,
      is_active: row.status == null ? (before?.is_active ?? true) : row.status === 'active',
    };
    return { line: row.line, value: row.manager_code ?? '', before, after };
  });
  problems.push(...findLoops(directory.employees, planned));

  const changes = planned.flatMap(({ before, after }) =>
    before === undefined || isSame(before, after) ? [] : [{ before, after }],
  );
  const created = planned.flatMap(({ before, after }) => (before === undefined ? [after] : []));
  return {
    created,
    updated: changes,
    unchanged: planned.length - created.length - changes.length,
    lines: new Map(planned.map(({ line, after }) => [after.id, line])),
    newDepartments: departments.made,
    newPositions: positions.made.map((unit) => ({
      ...unit,
      department_id: places.newPlaces.get(unit.id) ?? null,
    })),
    problems,
  };
}

interface Problem {
  readonly code: string;
  readonly parameters?: TextParameters;
}

type Report = (column: ImportColumn, value: string, problem: Problem) => void;

/** A column that the file does not have leaves a value as it is; an empty cell removes it. */
function given<Value>(inFile: Value | null | undefined, before: Value | null | undefined) {
  return inFile === undefined ? (before ?? null) : inFile;
}

interface ManagerSearch {
  readonly idOf: ReadonlyMap<string | null, number>;
  readonly before: StoredEmployee | undefined;
  readonly report: Report;
}

function managerOf(row: EmployeeRow, { idOf, before, report }: ManagerSearch): number | null {
  const { manager_code: code } = row;
  if (code === undefined) return before?.manager_id ?? null;
  if (code === null) return null;
  const id = idOf.get(code);
  if (id === undefined)
    report('manager_code', code, { code: 'directory:errors.manager_code_unknown' });
  return id ?? null;
}

function unitFinder(
  kind: 'department' | 'position',
  stored: readonly StoredUnit[],
  { createMissing, nextId }: Pick<Planning, 'createMissing' | 'nextId'>,
) {
  const byName = new Map<string, string>();
  const know = ({ id, name_th, name_en }: StoredUnit) => {
    byName.set(normaliseText(name_en), id);
    byName.set(normaliseText(name_th), id);
  };
  for (const unit of stored) know(unit);
  const made: StoredUnit[] = [];
  const find = (row: EmployeeRow, report: Report): string | null | undefined => {
    const name = row[kind];
    if (name == null) return name;
    const known = byName.get(normaliseText(name));
    if (known !== undefined) return known;
    if (!createMissing) {
      report(kind, name, { code: `directory:errors.${kind}_unknown` });
      return null;
    }
    const unit = { id: nextId(), name_th: name, name_en: row[`${kind}_en`] ?? name };
    made.push(unit);
    know(unit);
    return unit.id;
  };
  return { find, made };
}

/**
 * In which departments positions are used. One of the company may only be used in its own, if it has one;
 * a new one belongs to the department in which the file uses it, or to none where it uses it in several.
 */
function positionPlaces(stored: readonly StoredPosition[]) {
  const places = new Map(stored.map(({ id, department_id }) => [id, department_id]));
  const newPlaces = new Map<string, string | null>();
  const put = (positionId: string, departmentId: string, refuse: () => void) => {
    const place = places.get(positionId);
    if (place === undefined) {
      const isOther = (newPlaces.get(positionId) ?? departmentId) !== departmentId;
      newPlaces.set(
        positionId,
        isOther || newPlaces.get(positionId) === null ? null : departmentId,
      );
    } else if (place !== null && place !== departmentId) refuse();
  };
  return { put, newPlaces };
}

interface PlannedRow {
  readonly line: number;
  readonly value: string;
  readonly after: StoredEmployee;
}

/** Nobody may be their own manager, directly or through others. */
function findLoops(
  stored: readonly StoredEmployee[],
  planned: readonly PlannedRow[],
): RowProblem<ImportColumn>[] {
  const managerOfId = new Map(stored.map(({ id, manager_id }) => [id, manager_id]));
  for (const { after } of planned) managerOfId.set(after.id, after.manager_id);
  const isSound = new Set<number>();
  return planned.flatMap(({ line, value, after }) => {
    const path = new Set<number>();
    let at: number | null | undefined = after.id;
    while (at != null && !isSound.has(at) && !path.has(at)) {
      path.add(at);
      at = managerOfId.get(at);
    }
    if (at === after.id && path.has(at)) {
      const code = 'directory:errors.manager_is_under_her';
      return [{ line, column: 'manager_code' as const, value, code }];
    }
    if (at == null || isSound.has(at)) for (const id of path) isSound.add(id);
    return [];
  });
}

function isSame(one: StoredEmployee, other: StoredEmployee): boolean {
  return JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other));
}
