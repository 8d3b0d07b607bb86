import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  discardGenerationRoute,
  listGenerationsRoute,
  switchGenerationRoute,
} from '#modules/agents/contract/index-generations.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listGenerationsRoute>('GET', '/v1/agents/:id/indexes');
const choose = endpoint<typeof switchGenerationRoute>('POST', '/v1/agents/:id/indexes/switch');
const discard = endpoint<typeof discardGenerationRoute>('POST', '/v1/agents/:id/indexes/discard');

export const indexesQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agent_index', 'list', agentId],
    queryFn: ({ signal }) => call(list, { params: { id: agentId }, signal }),
    staleTime: 0,
    meta: { persist: false, about: ['sync_job', 'agent'] },
  });

export function useSwitchIndex(agentId: string, onSwitched: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (number: number, idempotencyKey) =>
      call(choose, { params: { id: agentId }, body: { number }, idempotencyKey }),
    refreshes: [['agent_index'], ['agent'], ['agent_file'], ['question_set']],
    success: t('indexes.switched'),
    failure: t('indexes.switch_failed'),
    onSuccess: onSwitched,
  });
}

export function useDiscardIndex(agentId: string, onDiscarded: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (number: number, idempotencyKey) =>
      call(discard, { params: { id: agentId }, body: { number }, idempotencyKey }),
    refreshes: [['agent_index'], ['agent'], ['agent_file']],
    success: t('indexes.discarded'),
    failure: t('indexes.discard_failed'),
    onSuccess: onDiscarded,
  });
}
