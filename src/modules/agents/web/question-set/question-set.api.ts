import * as routes from '#modules/agents/contract/question-set.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const settings = { staleTime: 0, persist: false, about: ['agent_file'] } as const;
const refreshes = ['question_set'];

export const setQuestionsQuery = defineListQuery(
  routes.listSetQuestionsRoute,
  ['question_set', 'list'],
  settings,
);
export const qualityQuery = defineQuery(
  routes.qualityReportRoute,
  ['question_set', 'report'],
  settings,
);

export const useAddSetQuestion = defineAction(routes.addSetQuestionRoute, texts, {
  refreshes,
  success: 'quality.added',
  failure: 'quality.save_failed',
});
export const useChangeSetQuestion = defineAction(routes.changeSetQuestionRoute, texts, {
  refreshes,
  success: 'quality.changed',
  failure: 'quality.save_failed',
});
export const usePasteSetQuestions = defineAction(routes.pasteSetQuestionsRoute, texts, {
  refreshes,
  failure: 'quality.paste_failed',
});
export const useRemoveSetQuestion = defineAction(routes.removeSetQuestionRoute, texts, {
  refreshes,
  success: 'quality.removed',
  failure: 'quality.remove_failed',
});
export const useScoreNow = defineAction(routes.scoreQuestionSetRoute, texts, {
  refreshes,
  success: 'quality.score_started',
  failure: 'quality.score_failed',
});
export const useAcceptScore = defineAction(routes.acceptScoreRoute, texts, {
  refreshes: ['question_set', 'agent'],
  success: 'quality.accepted',
  failure: 'quality.accept_failed',
});
