import { linkEmployee, listMembers } from '#modules/identity/server/public.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { departments, employees, positions } from '../employees/employees.tables.ts';
import { EXAMPLE_COMPANIES } from './example-employees.ts';
import { DEPARTMENTS, POSITIONS, type Department, type Position } from './example-positions.ts';

/** Fills the invented companies with people, and tells identity which of them signs in. */
export async function insertExamplePeople(tx: Transaction): Promise<void> {
  const members = await listMembers(tx);
  for (const { companyId, mailDomain, codePrefix, people, holders } of EXAMPLE_COMPANIES) {
    const positionOf = await insertPositions(
      tx,
      companyId,
      people.map(([, , , position]) => position),
    );
    await tx.insert(employees).values(
      people.map(([id, th, en, position, managerId]) => {
        const [firstNameTh = '', lastNameTh = ''] = th.split(' ');
        const [firstName = '', lastName = ''] = en.split(' ');
        return {
          company_id: companyId,
          id,
          code: `${codePrefix}-${String(id).padStart(4, '0')}`,
          first_name: firstName,
          last_name: lastName,
          first_name_th: firstNameTh,
          last_name_th: lastNameTh,
          email: `${firstName}.${lastName}@${mailDomain}`.toLowerCase(),
          phone: `080-000-${String(id).padStart(4, '0')}`,
          manager_id: managerId,
          ...positionOf.get(position),
        };
      }),
    );
    for (const { userId, role } of members.filter((member) => member.companyId === companyId)) {
      const employeeId = role === null ? undefined : holders[role];
      if (employeeId !== undefined) await linkEmployee(tx, { companyId, userId, employeeId });
    }
  }
}

/** Adds the positions these people have, with their departments. */
async function insertPositions(tx: Transaction, companyId: number, held: readonly Position[]) {
  const departmentIds = new Map<Department, string>();
  const positionOf = new Map<Position, { positionId: string; departmentId: string }>();
  for (const position of new Set(held)) {
    const [nameTh, nameEn, department] = POSITIONS[position];
    const departmentId = departmentIds.get(department) ?? newId();
    if (!departmentIds.has(department)) {
      const [th, en] = DEPARTMENTS[department];
      await tx.insert(departments).values({ company_id: companyId, id: departmentId, name_th: th, name_en: en });
      departmentIds.set(department, departmentId);
    }
    const positionId = newId();
    await tx.insert(positions).values({ company_id: companyId, id: positionId, name_th: nameTh, name_en: nameEn });
    positionOf.set(position, { positionId, departmentId });
  }
  return positionOf;
}
