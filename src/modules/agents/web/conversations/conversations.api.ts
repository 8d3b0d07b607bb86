import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  cancelTurnRoute,
  deleteConversationRoute,
  getConversationRoute,
  listConversationsRoute,
  rateTurnRoute,
  renameConversationRoute,
} from '#modules/agents/contract/conversations.ts';
import type { questionLimits } from '#modules/agents/contract/questions.ts';
import { isFollowed } from './follow-turn.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listConversationsRoute>('GET', '/v1/agents/:id/conversations');
const get = endpoint<typeof getConversationRoute>('GET', '/v1/conversations/:id');
const rename = endpoint<typeof renameConversationRoute>('PUT', '/v1/conversations/:id');
const remove = endpoint<typeof deleteConversationRoute>('DELETE', '/v1/conversations/:id');
const cancel = endpoint<typeof cancelTurnRoute>('POST', '/v1/conversation-turns/:id/cancel');
const rate = endpoint<typeof rateTurnRoute>('PUT', '/v1/conversation-turns/:id/rating');

// Held to the contract's figures by its type; the contract itself would bring the validator along.
export const limits: typeof questionLimits = { question: 2_000, passages: 50, passagesOfAsk: 5 };

const RECENT = 20;
/** An answer that somebody else's tab or an earlier visit asked for is looked at this often. */
const LOOK_EVERY_MS = 1_000;

export const conversationsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['conversation', 'list', agentId],
    queryFn: ({ signal }) =>
      call(list, { params: { id: agentId }, query: { page_size: RECENT }, signal }),
    staleTime: 0,
    meta: { persist: false },
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.turns.some((turn) => turn.status === 'answering' && !isFollowed(turn.id)) ===
        true && LOOK_EVERY_MS,
    meta: { persist: false },
  });

export function useRenameConversation() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, title }: { id: string; title: string }, idempotencyKey) =>
      call(rename, { params: { id }, body: { title }, idempotencyKey }),
    refreshes: [['conversation']],
    failure: t('conversations.rename_failed'),
  });
}

export function useDeleteConversation(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['conversation', 'list']],
    success: t('conversations.deleted'),
    failure: t('conversations.delete_failed'),
    onSuccess: onDeleted,
  });
}

export function useCancelTurn() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(cancel, { params: { id }, idempotencyKey }),
    refreshes: [['conversation', 'detail']],
    failure: t('conversations.stop_failed'),
  });
}

export function useRateTurn() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, ...body }: { id: string } & BodyInput<typeof rateTurnRoute>, idempotencyKey) =>
      call(rate, { params: { id }, body, idempotencyKey }),
    refreshes: [['conversation', 'detail']],
    failure: t('conversations.rate_failed'),
  });
}
