import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type * as departments from '#modules/directory/contract/organization.ts';
import type * as positions from '#modules/directory/contract/organization.ts';
import type { UnitInput } from '#modules/directory/contract/organization.ts';
import { texts } from '../texts.ts';

/** Departments and positions are asked for alike. */
const calls = {
  department: {
    list: endpoint<typeof departments.listDepartmentsRoute>('GET', '/v1/departments'),
    get: endpoint<typeof departments.getDepartmentRoute>('GET', '/v1/departments/:id'),
    create: endpoint<typeof departments.createDepartmentRoute>('POST', '/v1/departments'),
    update: endpoint<typeof departments.updateDepartmentRoute>('PUT', '/v1/departments/:id'),
    remove: endpoint<typeof departments.deleteDepartmentRoute>('DELETE', '/v1/departments/:id'),
  },
  position: {
    list: endpoint<typeof positions.listPositionsRoute>('GET', '/v1/positions'),
    get: endpoint<typeof positions.getPositionRoute>('GET', '/v1/positions/:id'),
    create: endpoint<typeof positions.createPositionRoute>('POST', '/v1/positions'),
    update: endpoint<typeof positions.updatePositionRoute>('PUT', '/v1/positions/:id'),
    remove: endpoint<typeof positions.deletePositionRoute>('DELETE', '/v1/positions/:id'),
  },
} as const;

export type UnitKind = keyof typeof calls;

type UnitQuery = QueryInput<typeof departments.listDepartmentsRoute>;

export const unitsQuery = (kind: UnitKind, query: UnitQuery) =>
  queryOptions({
    queryKey: [kind, 'list', query],
    queryFn: ({ signal }) =>
      kind === 'department'
        ? call(calls.department.list, { query, signal })
        : call(calls.position.list, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: false, about: ['employee'] },
  });

/** All of them, to choose from. */
export const unitChoicesQuery = (kind: UnitKind) => unitsQuery(kind, { page_size: 1000 });

/** Never cached: what is edited from here must be what is stored now. */
export const unitQuery = (kind: UnitKind, id: string) =>
  queryOptions({
    queryKey: [kind, 'detail', id],
    queryFn: ({ signal }) =>
      kind === 'department'
        ? call(calls.department.get, { params: { id }, signal })
        : call(calls.position.get, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

export function useCreateUnit(kind: UnitKind) {
  const t = useTexts(texts);
  return useAction({
    act: (body: UnitInput, idempotencyKey) =>
      kind === 'department'
        ? call(calls.department.create, { body, idempotencyKey })
        : call(calls.position.create, { body, idempotencyKey }),
    refreshes: [[kind]],
    success: ({ name_th }) => t('units.created', { name: name_th }),
    failure: t('units.create_failed'),
  });
}

type Change = UnitInput & { readonly id: string; readonly updated_at: string };

export function useUpdateUnit(kind: UnitKind) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, ...body }: Change, idempotencyKey) => {
      const options = { params: { id }, body, idempotencyKey };
      return kind === 'department'
        ? call(calls.department.update, options)
        : call(calls.position.update, options);
    },
    refreshes: [[kind], ['employee']],
    success: ({ name_th }) => t('units.saved', { name: name_th }),
    failure: t('units.save_failed'),
  });
}

export function useDeleteUnit(kind: UnitKind, onDone: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id }: { readonly id: string; readonly name: string }, idempotencyKey) => {
      const options = { params: { id }, idempotencyKey };
      return kind === 'department'
        ? call(calls.department.remove, options)
        : call(calls.position.remove, options);
    },
    refreshes: [[kind]],
    success: (_, { name }) => t('units.deleted', { name }),
    failure: t('units.delete_failed'),
    onSuccess: onDone,
  });
}
