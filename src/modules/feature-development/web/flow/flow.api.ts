import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  getAnalyticsRoute,
  BoardCard,
  getBoardRoute,
  listMyWorkRoute,
  getTimelineRoute,
} from '#modules/feature-development/contract/flow.ts';
import type {
  rollBackStageRoute,
  startStageRoute,
} from '#modules/feature-development/contract/stages.ts';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const board = endpoint<typeof getBoardRoute>('GET', '/v1/feature-development/board');
const timeline = endpoint<typeof getTimelineRoute>('GET', '/v1/feature-development/timeline');
const myWork = endpoint<typeof listMyWorkRoute>('GET', '/v1/feature-development/my-work');
const analytics = endpoint<typeof getAnalyticsRoute>('GET', '/v1/feature-development/analytics');
const start = endpoint<typeof startStageRoute>('POST', '/v1/sows/:id/start-stage');
const rollBack = endpoint<typeof rollBackStageRoute>('POST', '/v1/sows/:id/rollback-stage');

/** All of them tell of what is above the SOWs too. */
const meta = { about: ['sop', 'value_stream'] };

export const boardQuery = (query: QueryInput<typeof getBoardRoute>) =>
  queryOptions({
    queryKey: ['sow', 'board', query],
    queryFn: ({ signal }) => call(board, { query, signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** What hangs below a record; the value streams without one. */
export const timelineQuery = (query: QueryInput<typeof getTimelineRoute>) =>
  queryOptions({
    queryKey: ['sow', 'timeline', query],
    queryFn: ({ signal }) => call(timeline, { query, signal }),
    meta,
  });

export const myWorkQuery = (query: QueryInput<typeof listMyWorkRoute>) =>
  queryOptions({
    queryKey: ['sow', 'my-work', query],
    queryFn: ({ signal }) => call(myWork, { query, signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const analyticsQuery = (query: QueryInput<typeof getAnalyticsRoute>) =>
  queryOptions({
    queryKey: ['sow', 'analytics', query],
    queryFn: ({ signal }) => call(analytics, { query, signal }),
    placeholderData: keepPreviousData,
    meta,
  });

type Moved = Pick<BoardCard, 'id' | 'name' | 'version'>;

export type CardMove =
  | { readonly kind: 'start'; readonly card: Moved; readonly stage: number }
  | {
      readonly kind: 'rollback';
      readonly card: Moved;
      readonly stage: number;
      readonly reason: string;
    };

const SAID = { start: 'started', rollback: 'rolled_back' } as const;

/** Moves a card as it was seen: whoever moved it before makes this one fail, and the board says so. */
export function useMoveCard(onMoved?: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (move: CardMove, idempotencyKey) => {
      const { stage } = move;
      const { id, version } = move.card;
      const sent = { params: { id }, idempotencyKey };
      switch (move.kind) {
        case 'start':
          return call(start, { ...sent, body: { stage_number: stage, version } });
        case 'rollback':
          return call(rollBack, {
            ...sent,
            body: { target_stage: stage, reason: move.reason, version },
          });
      }
    },
    refreshes: [['sow'], ['sop'], ['value_stream']],
    success: (_sow, { kind, stage, card }) =>
      t(`flow.board.${SAID[kind]}`, { stage, name: card.name }),
    failure: t('flow.board.move_failed'),
    onSuccess: onMoved,
  });
}
