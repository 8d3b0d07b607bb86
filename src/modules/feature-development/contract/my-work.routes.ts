import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { boardCard } from './board.routes.ts';
import { trackingPermissions } from './feature-development.permissions.ts';

/** What somebody has to look at: what waits for her, what for her approval, what is late, what came back. */
export const myWorkParts = ['waiting', 'approval', 'overdue', 'rolled_back'] as const;

export const myWorkItem = boardCard.extend({
  /** Of the rollback that brought it back to this stage. */
  rollback_reason: z.string().nullable(),
});

export type MyWorkItem = z.output<typeof myWorkItem>;

export const listMyWorkRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/my-work',
  access: trackingPermissions.name('read'),
  summary:
    'SOWs that wait for the caller: she is assigned to the stage they stand at, or to the SOW where nobody is assigned to the stage; and those whose stage waits for her approval',
  query: z.object({ ...pageParameters, part: z.enum(myWorkParts).default('waiting') }),
  answers: {
    200: page(myWorkItem).extend({
      counts: z.object({
        waiting: z.int(),
        approval: z.int(),
        overdue: z.int(),
        rolled_back: z.int(),
      }),
    }),
  },
});
