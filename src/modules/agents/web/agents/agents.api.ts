import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import type { listEmployeesUnderMe } from '#modules/directory/contract/employees.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  Agent,
  createAgentRoute,
  deleteAgentRoute,
  getAgentRoute,
  listAgentsRoute,
  updateAgentRoute,
} from '#modules/agents/contract/agents.ts';
import type { summariseAgentsRoute } from '#modules/agents/contract/home.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listAgentsRoute>('GET', '/v1/agents');
const summary = endpoint<typeof summariseAgentsRoute>('GET', '/v1/agents/summary');
const get = endpoint<typeof getAgentRoute>('GET', '/v1/agents/:id');
const create = endpoint<typeof createAgentRoute>('POST', '/v1/agents');
const update = endpoint<typeof updateAgentRoute>('PUT', '/v1/agents/:id');
const remove = endpoint<typeof deleteAgentRoute>('DELETE', '/v1/agents/:id');
const employees = endpoint<typeof listEmployeesUnderMe>('GET', '/api/employee-dropdrow-underme');

export const agentsQuery = (query: QueryInput<typeof listAgentsRoute>) =>
  queryOptions({
    queryKey: ['agent', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { about: ['sync_job', 'agent_file'] },
  });

export const agentSummaryQuery = queryOptions({
  queryKey: ['agent', 'summary'],
  queryFn: ({ signal }) => call(summary, { signal }),
  meta: { about: ['sync_job', 'agent_file'] },
});

/** Never cached: what is edited from here must be what is stored now. */
export const agentQuery = (id: string) =>
  queryOptions({
    queryKey: ['agent', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false, about: ['sync_job', 'agent_file'] },
  });

/** Who may own an agent: the signed-in employee and those under her. */
export const ownersQuery = (viewer: { companyId: number; employeeId: number | undefined }) =>
  queryOptions({
    queryKey: ['employee', 'list', 'under-me', viewer],
    queryFn: ({ signal }) =>
      call(employees, {
        query: { company_id: viewer.companyId, employee_id: viewer.employeeId },
        signal,
      }),
  });

export function useCreateAgent(onCreated: (agent: Agent) => void) {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof createAgentRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: [['agent']],
    success: t('toasts.created'),
    failure: t('toasts.create_failed'),
    onSuccess: onCreated,
  });
}

export function useUpdateAgent() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof updateAgentRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes: [['agent']],
    success: t('toasts.updated'),
    failure: t('toasts.update_failed'),
  });
}

interface Deletion {
  readonly id: string;
  readonly confirm_name: string;
}

export function deleteAgent({ id, confirm_name }: Deletion, idempotencyKey?: string) {
  return call(remove, { params: { id }, body: { confirm_name }, idempotencyKey });
}

/** `said` is what the toast says: the list names the agent, its own screen does not. */
export function useDeleteAgent({ said, onDeleted }: { said: string; onDeleted: () => void }) {
  const t = useTexts(texts);
  return useAction({
    act: deleteAgent,
    refreshes: [
      ['agent', 'list'],
      ['agent', 'summary'],
    ],
    success: said,
    failure: t('toasts.delete_failed'),
    onSuccess: onDeleted,
  });
}
