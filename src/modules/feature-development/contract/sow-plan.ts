import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { refuseEarlyEnd, version } from './records.ts';
import { sow } from './sows.ts';

/** From when until when a SOW is planned; either may be open. */
export const sowPlan = z
  .strictObject({
    start_date: z.iso.date().nullable(),
    due_date: z.iso.date().nullable(),
    version,
  })
  .superRefine(refuseEarlyEnd);

export const replanSowRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id/plan',
  access: trackingPermissions.name('write'),
  summary:
    'Change the start and the due date of a SOW; 409 with the stored one in `current` when somebody changed it after `version`',
  body: sowPlan,
  answers: { 200: sow },
});
