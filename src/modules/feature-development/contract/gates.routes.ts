import { z } from 'zod';
import { plainText } from '#platform/contract/text-fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { trackingLimits, version } from './fields.ts';
import { stageGate, stageGateChange } from './gate.ts';
import { sow } from './sow.ts';
import { stageParams } from './stage.ts';

export const listStageGatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/stage-gates',
  access: trackingPermissions.name('read'),
  summary: 'What each of the 20 stages asks for before it can be completed',
  answers: { 200: z.array(stageGate) },
});

export const setStageGateRoute = defineRoute({
  method: 'PUT',
  path: '/v1/feature-development/stage-gates/:stage',
  access: trackingPermissions.name('configure'),
  summary:
    'Set what a stage asks for; SOWs that are in it ask for it from now on. A stale `version` is 409 with the stored gate',
  params: stageParams.pick({ stage: true }),
  body: stageGateChange,
  answers: { 200: stageGate },
});

/** Whom a stage names as its approver may do it, whatever else she may do. */
export const approveStageRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/stages/:stage/approve',
  access: trackingPermissions.name('read'),
  summary: 'Approve a stage that is started, as its named approver',
  params: stageParams,
  body: z.strictObject({
    note: plainText(trackingLimits.notes).default(''),
    version: version.optional(),
  }),
  answers: { 200: sow },
});
