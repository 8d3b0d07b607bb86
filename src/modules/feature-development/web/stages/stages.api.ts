import { queryOptions } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/stages.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useLive } from '#platform/web/query/live.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { ALL_LEVELS } from '../records/record-calls.ts';
import { texts } from '../texts.ts';

/** How often an open workspace polls, in milliseconds: only while changes do not arrive by themselves. */
export const usePolling = () => !useLive() && 5_000;

/** Never cached: what is done from here is done to what is stored now. Part of the SOW's own key. */
export const stagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['sow', 'detail', id, 'stages'],
    queryFn: ({ signal }) => callRoute(routes.listStagesRoute, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

/** A move of a SOW moves the figures of all above it. */
const move = { refreshes: ALL_LEVELS, failure: false } as const;
const remark = { refreshes: [['sow', 'detail']], failure: false } as const;

export const useStartStage = defineAction(routes.startStageRoute, texts, move);
export const useCompleteStage = defineAction(routes.completeStageRoute, texts, move);
export const useRollBackStage = defineAction(routes.rollBackStageRoute, texts, move);
export const useAssignStage = defineAction(routes.assignStageRoute, texts, move);
export const useEditStage = defineAction(routes.editStageRoute, texts, remark);
export const useApproveStage = defineAction(routes.approveStageRoute, texts, remark);
