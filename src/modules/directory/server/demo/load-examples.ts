import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { employees } from '../employees/employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import { EXAMPLE_COMPANIES } from './example-employees.ts';
import { DEPARTMENTS, POSITIONS, type Department, type Position } from './example-positions.ts';

export async function createExampleEmployees(tx: Transaction): Promise<void> {
  for (const { companyId, mailDomain, codePrefix, people } of EXAMPLE_COMPANIES) {
    const positionOf = await insertPositions(
      tx,
      companyId,
      people.map(([, , , position]) => position),
    );
    await tx.insert(employees).values(
      people.map(([id, th, en, position, manager_id]) => {
        const [first_name_th = '', last_name_th = ''] = th.split(' ');
        const [first_name = '', last_name = ''] = en.split(' ');
        return {
          company_id: companyId,
          id,
          code: `${codePrefix}-${String(id).padStart(4, '0')}`,
          first_name,
          last_name,
          first_name_th,
          last_name_th,
          email: `${first_name}.${last_name}@${mailDomain}`.toLowerCase(),
          phone: `080-000-${String(id).padStart(4, '0')}`,
          manager_id,
          ...positionOf.get(position),
        };
      }),
    );
  }
}

/** Adds the positions these people have, with their departments. */
async function insertPositions(tx: Transaction, companyId: number, needed: readonly Position[]) {
  const departmentIds = new Map<Department, string>();
  const positionOf = new Map<Position, { position_id: string; department_id: string }>();
  for (const position of new Set(needed)) {
    const [name_th, name_en, department] = POSITIONS[position];
    const department_id = departmentIds.get(department) ?? newId();
    if (!departmentIds.has(department)) {
      const [th, en] = DEPARTMENTS[department];
      await tx
        .insert(departments)
        .values({ company_id: companyId, id: department_id, name_th: th, name_en: en });
      departmentIds.set(department, department_id);
    }
    const position_id = newId();
    await tx
      .insert(positions)
      .values({ company_id: companyId, id: position_id, name_th, name_en, department_id });
    positionOf.set(position, { position_id, department_id });
  }
  return positionOf;
}
