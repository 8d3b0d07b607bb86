import { queryOptions } from '@tanstack/react-query';
import type {
  approveStageRoute,
  assignStageRoute,
  completeStageRoute,
  editStageRoute,
  listStagesRoute,
  rollBackStageRoute,
  startStageRoute,
} from '#modules/feature-development/contract/stages.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useAction } from '#platform/web/query/use-action.ts';

const listStages = endpoint<typeof listStagesRoute>('GET', '/v1/sows/:id/stage-history');
const start = endpoint<typeof startStageRoute>('POST', '/v1/sows/:id/start-stage');
const complete = endpoint<typeof completeStageRoute>('POST', '/v1/sows/:id/complete-stage');
const rollBack = endpoint<typeof rollBackStageRoute>('POST', '/v1/sows/:id/rollback-stage');
const edit = endpoint<typeof editStageRoute>('PUT', '/v1/sows/:id/stages/:stage');
const approve = endpoint<typeof approveStageRoute>('POST', '/v1/sows/:id/stages/:stage/approve');
const assign = endpoint<typeof assignStageRoute>('POST', '/v1/sows/:id/stages/:stage/assign');

/** How often an open workspace asks while changes do not arrive by themselves. */
export const POLL_MS = 5_000;

/** Never cached: what is done from here is done to what is stored now. */
export const stagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['sow', 'detail', id, 'stages'],
    queryFn: ({ signal }) => call(listStages, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

/** A move of a SOW moves the figures of all above it. */
const refreshes = [['sow'], ['sop'], ['value_stream']];

export function useStartStage(id: string) {
  return useAction({
    act: (body: BodyInput<typeof startStageRoute>, idempotencyKey) =>
      call(start, { params: { id }, body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

export function useCompleteStage(id: string) {
  return useAction({
    act: (body: BodyInput<typeof completeStageRoute>, idempotencyKey) =>
      call(complete, { params: { id }, body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

export function useRollBackStage(id: string) {
  return useAction({
    act: (body: BodyInput<typeof rollBackStageRoute>, idempotencyKey) =>
      call(rollBack, { params: { id }, body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

interface OfStage {
  readonly stage: number;
}

export function useEditStage(id: string) {
  return useAction({
    act: ({ stage, ...body }: BodyInput<typeof editStageRoute> & OfStage, idempotencyKey) =>
      call(edit, { params: { id, stage }, body, idempotencyKey }),
    refreshes: [['sow', 'detail', id]],
    failure: false,
  });
}

export function useAssignStage(id: string) {
  return useAction({
    act: ({ stage, ...body }: BodyInput<typeof assignStageRoute> & OfStage, idempotencyKey) =>
      call(assign, { params: { id, stage }, body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

export function useApproveStage(id: string) {
  return useAction({
    act: ({ stage, ...body }: BodyInput<typeof approveStageRoute> & OfStage, idempotencyKey) =>
      call(approve, { params: { id, stage }, body, idempotencyKey }),
    refreshes: [['sow', 'detail', id]],
    failure: false,
  });
}
