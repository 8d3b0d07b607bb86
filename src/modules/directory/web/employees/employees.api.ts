import * as routes from '#modules/directory/contract/employees.ts';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

/** The name as this page's reader reads it. */
export function nameOf(
  employee: Pick<EmployeeRecord, 'first_name' | 'last_name' | 'first_name_th' | 'last_name_th'>,
  language = languageOfPage(),
): string {
  return language === 'th'
    ? `${employee.first_name_th} ${employee.last_name_th}`
    : `${employee.first_name} ${employee.last_name}`;
}

export const employeesQuery = defineListQuery(routes.listEmployeesRoute, ['employee', 'list'], {
  persist: false,
  about: ['department', 'position', 'user'],
});
/** The signed-in person and the people below them. */
export const employeesBelowQuery = defineQuery(routes.listEmployeesUnderMe, [
  'employee',
  'under-me',
]);
export const employeeQuery = defineQuery(routes.getEmployeeRoute, ['employee', 'detail'], {
  fresh: true,
});

const refreshes = ['employee', 'department', 'position'];

export const useCreateEmployee = defineAction(routes.createEmployeeRoute, texts, {
  refreshes,
  success: (t, employee) => t('employees.toasts.created', { name: nameOf(employee) }),
  failure: 'employees.toasts.create_failed',
});
export const useUpdateEmployee = defineAction(routes.updateEmployeeRoute, texts, {
  refreshes,
  success: (t, employee) => t('employees.toasts.saved', { name: nameOf(employee) }),
  failure: 'employees.toasts.save_failed',
});

const acts = {
  deactivate: routes.deactivateEmployeeRoute,
  reactivate: routes.reactivateEmployeeRoute,
  delete: routes.deleteEmployeeRoute,
} as const;

/** What is done to an employee in one go, and to whom. */
export interface EmployeeAct {
  readonly act: keyof typeof acts;
  readonly employee: EmployeeRecord;
}

export function useActOnEmployee() {
  const t = useTexts(texts);
  return useAction({
    act: ({ act, employee: { id } }: EmployeeAct, idempotencyKey): Promise<unknown> =>
      callRoute(acts[act], { id }, { idempotencyKey }),
    refreshes: refreshes.map((entity) => [entity]),
    success: (_, { act, employee }) => t(`employees.toasts.${act}`, { name: nameOf(employee) }),
    failure: t('employees.toasts.act_failed'),
  });
}
