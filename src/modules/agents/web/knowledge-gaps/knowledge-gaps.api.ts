import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  assignGapRoute,
  closeGapRoute,
  listGapsRoute,
  reopenGapRoute,
} from '#modules/agents/contract/knowledge-gaps.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listGapsRoute>('GET', '/v1/agents/:id/knowledge-gaps');
const assign = endpoint<typeof assignGapRoute>('PUT', '/v1/knowledge-gaps/:id/assignee');
const close = endpoint<typeof closeGapRoute>('POST', '/v1/knowledge-gaps/:id/close');
const reopen = endpoint<typeof reopenGapRoute>('POST', '/v1/knowledge-gaps/:id/reopen');

export const gapsQuery = (agentId: string, query: QueryInput<typeof listGapsRoute>) =>
  queryOptions({
    queryKey: ['knowledge_gap', 'list', agentId, query],
    queryFn: ({ signal }) => call(list, { params: { id: agentId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false, about: ['conversation', 'agent_file'] },
  });

export function useAssignGap(onAssigned: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof assignGapRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(assign, { params: { id }, body, idempotencyKey }),
    refreshes: [['knowledge_gap']],
    success: t('quality.gap_assigned'),
    failure: t('quality.gap_assign_failed'),
    onSuccess: onAssigned,
  });
}

interface Closing {
  readonly id: string;
  readonly closing: BodyInput<typeof closeGapRoute>;
}

export function useCloseGap() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, closing }: Closing, idempotencyKey) =>
      call(close, { params: { id }, body: closing, idempotencyKey }),
    refreshes: [['knowledge_gap'], ['question_set']],
    success: t('quality.gap_closed'),
    failure: t('quality.gap_close_failed'),
  });
}

export function useReopenGap() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(reopen, { params: { id }, idempotencyKey }),
    refreshes: [['knowledge_gap']],
    success: t('quality.gap_reopened'),
    failure: t('quality.gap_reopen_failed'),
  });
}
