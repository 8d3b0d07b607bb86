import { expect, it } from 'vitest';
import { planImport, type StoredEmployee } from './plan-import.ts';
import type { EmployeeRow } from './employees-in-file.ts';

const names = { first_name: 'A', last_name: 'B', first_name_th: 'ก', last_name_th: 'ข' };

const stored: StoredEmployee = {
  id: 7,
  code: 'E-7',
  ...names,
  email: 'a@example.com',
  phone: '081',
  department_id: 'department',
  position_id: 'position',
  manager_id: 8,
  is_active: false,
};
const manager = { ...stored, id: 8, code: 'E-8', manager_id: null, is_active: true };

function plan(row: Partial<EmployeeRow>) {
  let number = 100;
  return planImport({
    rows: [{ line: 2, code: 'E-7', ...names, ...row }],
    directory: { employees: [stored, manager], departments: [], positions: [] },
    createMissing: true,
    nextNumber: () => (number += 1),
    nextId: () => 'new',
  });
}

it('leaves everything as it is that the file has no column for', () => {
  expect(plan({})).toMatchObject({ created: [], updated: [], unchanged: 1, problems: [] });
});

it.each([
  ['email', 'email'],
  ['phone', 'phone'],
  ['department', 'department_id'],
  ['position', 'position_id'],
  ['manager_code', 'manager_id'],
])('removes what an empty cell of the column %s stands for, and nothing else', (column, field) => {
  const [change] = plan({ [column]: null }).updated;
  expect(change?.after).toEqual({ ...stored, [field]: null });
});

it('returns people who left only where the file says so', () => {
  expect(plan({ status: null }).unchanged).toBe(1);
  expect(plan({ status: 'active' }).updated[0]?.after).toEqual({ ...stored, is_active: true });
  expect(plan({ code: 'E-9' }).created[0]).toMatchObject({ id: 101, is_active: true, email: null });
});
