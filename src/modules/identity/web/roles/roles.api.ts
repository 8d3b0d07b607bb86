import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type * as routes from '#modules/identity/contract/roles.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof routes.listRoles>('GET', '/v1/roles');
const permissions = endpoint<typeof routes.listPermissions>('GET', '/v1/permissions');
const create = endpoint<typeof routes.createRole>('POST', '/v1/roles');
const change = endpoint<typeof routes.changeRole>('PUT', '/v1/roles/:id');
const remove = endpoint<typeof routes.deleteRole>('DELETE', '/v1/roles/:id');

export const rolesQuery = queryOptions({
  queryKey: ['role', 'list'],
  queryFn: async ({ signal }) => (await call(list, { signal })).data,
  meta: { persist: false, about: ['user'] },
});

export const permissionsQuery = queryOptions({
  queryKey: ['permission', 'list'],
  queryFn: async ({ signal }) => (await call(permissions, { signal })).data,
  staleTime: Infinity,
});

export function useCreateRole() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.createRole>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: [['role']],
    success: t('role_matrix.created'),
    failure: t('role_matrix.create_failed'),
  });
}

export function useChangeRole() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof routes.changeRole> & { readonly id: string },
      idempotencyKey,
    ) => call(change, { params: { id }, body, idempotencyKey }),
    refreshes: [['role'], ['user']],
    success: t('role_matrix.saved'),
    failure: t('role_matrix.save_failed'),
  });
}

export function useDeleteRole(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['role']],
    success: t('role_matrix.deleted'),
    failure: t('role_matrix.delete_failed'),
    onSuccess: onDeleted,
  });
}
