import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  acceptScoreRoute,
  addSetQuestionRoute,
  changeSetQuestionRoute,
  listSetQuestionsRoute,
  pasteSetQuestionsRoute,
  qualityReportRoute,
  removeSetQuestionRoute,
  scoreQuestionSetRoute,
} from '#modules/agents/contract/question-set.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listSetQuestionsRoute>('GET', '/v1/agents/:id/question-set');
const add = endpoint<typeof addSetQuestionRoute>('POST', '/v1/agents/:id/question-set');
const paste = endpoint<typeof pasteSetQuestionsRoute>('POST', '/v1/agents/:id/question-set/paste');
const change = endpoint<typeof changeSetQuestionRoute>('PUT', '/v1/set-questions/:id');
const remove = endpoint<typeof removeSetQuestionRoute>('DELETE', '/v1/set-questions/:id');
const report = endpoint<typeof qualityReportRoute>('GET', '/v1/agents/:id/quality');
const score = endpoint<typeof scoreQuestionSetRoute>('POST', '/v1/agents/:id/quality/score');
const accept = endpoint<typeof acceptScoreRoute>('POST', '/v1/agents/:id/quality/accept');

export const setQuestionsQuery = (
  agentId: string,
  query: QueryInput<typeof listSetQuestionsRoute>,
) =>
  queryOptions({
    queryKey: ['question_set', 'list', agentId, query],
    queryFn: ({ signal }) => call(list, { params: { id: agentId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false, about: ['agent_file'] },
  });

export const qualityQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['question_set', 'report', agentId],
    queryFn: ({ signal }) => call(report, { params: { id: agentId }, signal }),
    staleTime: 0,
    meta: { persist: false, about: ['agent_file'] },
  });

export function useAddSetQuestion(agentId: string) {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof addSetQuestionRoute>, idempotencyKey) =>
      call(add, { params: { id: agentId }, body, idempotencyKey }),
    refreshes: [['question_set']],
    success: t('quality.added'),
    failure: t('quality.save_failed'),
  });
}

export function useChangeSetQuestion() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof changeSetQuestionRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(change, { params: { id }, body, idempotencyKey }),
    refreshes: [['question_set']],
    success: t('quality.changed'),
    failure: t('quality.save_failed'),
  });
}

export function usePasteSetQuestions(agentId: string) {
  const t = useTexts(texts);
  return useAction({
    act: (text: string, idempotencyKey) =>
      call(paste, { params: { id: agentId }, body: { text }, idempotencyKey }),
    refreshes: [['question_set']],
    failure: t('quality.paste_failed'),
  });
}

export function useRemoveSetQuestion(onRemoved: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['question_set']],
    success: t('quality.removed'),
    failure: t('quality.remove_failed'),
    onSuccess: onRemoved,
  });
}

export function useScoreNow(agentId: string) {
  const t = useTexts(texts);
  return useAction({
    act: (_: undefined, idempotencyKey) => call(score, { params: { id: agentId }, idempotencyKey }),
    refreshes: [['question_set']],
    success: t('quality.score_started'),
    failure: t('quality.score_failed'),
  });
}

export function useAcceptScore(agentId: string, onAccepted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (_: undefined, idempotencyKey) =>
      call(accept, { params: { id: agentId }, idempotencyKey }),
    refreshes: [['question_set'], ['agent']],
    success: t('quality.accepted'),
    failure: t('quality.accept_failed'),
    onSuccess: onAccepted,
  });
}
