import { queryOptions } from '@tanstack/react-query';
import * as routes from '#modules/agents/contract/conversations.ts';
import type { questionLimits } from '#modules/agents/contract/questions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';
import { isFollowed } from './follow-turn.ts';

// Checked against the contract's figures by its type; the contract itself would bring the validator along.
export const limits: typeof questionLimits = { question: 2_000, passages: 50, passagesOfAsk: 5 };

/** An answer that another tab or an earlier visit asked for is looked at this often. */
const LOOK_EVERY_MS = 1_000;

const volatile = { staleTime: 0, persist: false } as const;

export const conversationsQuery = defineQuery(
  routes.listConversationsRoute,
  ['conversation', 'list'],
  volatile,
);
const storedConversationQuery = defineQuery(
  routes.getConversationRoute,
  ['conversation', 'detail'],
  volatile,
);
export const conversationQuery = (id: string) =>
  queryOptions({
    ...storedConversationQuery({ id }),
    refetchInterval: ({ state }) =>
      state.data?.turns.some((turn) => turn.status === 'answering' && !isFollowed(turn.id)) ===
        true && LOOK_EVERY_MS,
  });

export const useRenameConversation = defineAction(routes.renameConversationRoute, texts, {
  refreshes: ['conversation'],
  failure: 'conversations.rename_failed',
});
export const useDeleteConversation = defineAction(routes.deleteConversationRoute, texts, {
  refreshes: [['conversation', 'list']],
  success: 'conversations.deleted',
  failure: 'conversations.delete_failed',
});
export const useCancelTurn = defineAction(routes.cancelTurnRoute, texts, {
  refreshes: [['conversation', 'detail']],
  failure: 'conversations.stop_failed',
});
export const useRateTurn = defineAction(routes.rateTurnRoute, texts, {
  refreshes: [['conversation', 'detail']],
  failure: 'conversations.rate_failed',
});
