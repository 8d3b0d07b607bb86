import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { recordParams } from './fields.ts';
import { sow } from './sow.ts';
import {
  stageAssignment,
  stageCompletion,
  stageEdit,
  stageParams,
  stageRecord,
  stageRollback,
  stageStart,
} from './stage.ts';

export const listStagesRoute = defineRoute({
  method: 'GET',
  path: '/v1/sows/:id/stage-history',
  access: trackingPermissions.name('read'),
  summary: 'The 20 stages of a SOW in order, each with its earlier passes',
  params: recordParams,
  answers: { 200: z.array(stageRecord) },
});

/**
 * Commands answer with the SOW as it is then. What is not legal is 409 with its reason; a stale `version`
 * is 409 with the stored SOW in `current`; a command of one's own that is fulfilled already changes nothing.
 */
export const startStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/start-stage',
  access: trackingPermissions.name('move'),
  summary: 'Start the next stage',
  params: recordParams,
  body: stageStart,
  answers: { 200: sow },
});

export const completeStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/complete-stage',
  access: trackingPermissions.name('move'),
  summary: 'Complete the stage that is started',
  params: recordParams,
  body: stageCompletion,
  answers: { 200: sow },
});

export const rollBackStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/rollback-stage',
  access: trackingPermissions.name('move'),
  summary: 'Take a SOW back to before a completed stage; the passes so far stay readable',
  params: recordParams,
  body: stageRollback,
  answers: { 200: sow },
});

export const editStageRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id/stages/:stage',
  access: trackingPermissions.name('move'),
  summary: 'Change the notes of a stage that is started or complete',
  params: stageParams,
  body: stageEdit,
  answers: { 200: sow },
});

export const assignStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/stages/:stage/assign',
  access: trackingPermissions.name('move'),
  summary: 'Give a stage to employees instead of those it had; the next stage is started by it',
  params: stageParams,
  body: stageAssignment,
  answers: { 200: sow },
});
