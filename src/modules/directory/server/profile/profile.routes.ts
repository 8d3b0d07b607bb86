import * as routes from '#modules/directory/contract/profile.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { EmployeeScope } from '../employees/employees.queries.ts';
import { changeProfile } from './change-profile.ts';
import { findOwnProfile } from './profile.queries.ts';

export function serveProfile(
  serve: Serve,
  { employeeSignsIn }: Pick<EmployeeScope, 'employeeSignsIn'>,
): void {
  serve.transaction(routes.getProfile, async ({ tx, scope }) => {
    const { employeeId } = scope;
    if (employeeId === null) return { data: null };
    return { data: await findOwnProfile(tx, { ...scope, employeeSignsIn }, employeeId) };
  });

  serve.transaction(routes.changeProfile, async ({ tx, scope, body }) => ({
    data: await changeProfile(tx, { ...scope, employeeSignsIn }, body),
  }));
}
