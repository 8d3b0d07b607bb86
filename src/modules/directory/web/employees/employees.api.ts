import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import type * as routes from '#modules/directory/contract/employees.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof routes.listEmployeesRoute>('GET', '/v1/employees');
const get = endpoint<typeof routes.getEmployeeRoute>('GET', '/v1/employees/:id');
const create = endpoint<typeof routes.createEmployeeRoute>('POST', '/v1/employees');
const update = endpoint<typeof routes.updateEmployeeRoute>('PUT', '/v1/employees/:id');
const deactivate = endpoint<typeof routes.deactivateEmployeeRoute>(
  'POST',
  '/v1/employees/:id/deactivate',
);
const reactivate = endpoint<typeof routes.reactivateEmployeeRoute>(
  'POST',
  '/v1/employees/:id/reactivate',
);
const remove = endpoint<typeof routes.deleteEmployeeRoute>('DELETE', '/v1/employees/:id');

/** The name as this page's reader reads it. */
export function nameOf(
  employee: Pick<EmployeeRecord, 'first_name' | 'last_name' | 'first_name_th' | 'last_name_th'>,
): string {
  return languageOfPage() === 'th'
    ? `${employee.first_name_th} ${employee.last_name_th}`
    : `${employee.first_name} ${employee.last_name}`;
}

export const employeesQuery = (query: QueryInput<typeof routes.listEmployeesRoute>) =>
  queryOptions({
    queryKey: ['employee', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: false, about: ['department', 'position', 'user'] },
  });

/** Never cached: what is edited from here must be what is stored now. */
export const employeeQuery = (id: number) =>
  queryOptions({
    queryKey: ['employee', 'detail', String(id)],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

export function useCreateEmployee() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.createEmployeeRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: [['employee'], ['department'], ['position']],
    success: (employee) => t('employees.toasts.created', { name: nameOf(employee) }),
    failure: t('employees.toasts.create_failed'),
  });
}

export function useUpdateEmployee() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof routes.updateEmployeeRoute> & { readonly id: number },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes: [['employee'], ['department'], ['position']],
    success: (employee) => t('employees.toasts.saved', { name: nameOf(employee) }),
    failure: t('employees.toasts.save_failed'),
  });
}

/** What is done to an employee in one go. */
export type Deed = 'deactivate' | 'reactivate' | 'delete';

export function useDeed(onDone: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: async ({ deed, employee }: { deed: Deed; employee: EmployeeRecord }, idempotencyKey) => {
      const options = { params: { id: employee.id }, idempotencyKey };
      if (deed === 'deactivate') await call(deactivate, options);
      else if (deed === 'reactivate') await call(reactivate, options);
      else await call(remove, options);
    },
    refreshes: [['employee'], ['department'], ['position']],
    success: (_, { deed, employee }) => t(`employees.toasts.${deed}`, { name: nameOf(employee) }),
    failure: t('employees.toasts.act_failed'),
    onSuccess: onDone,
  });
}
