import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/knowledge-gaps.ts';
import { assignGap } from './assign-gap.ts';
import { closeGap, reopenGap } from './close-gap.ts';
import { listGaps } from './knowledge-gaps.queries.ts';

/** Questions that agents did not answer well, and what is done about them. */
export function serveKnowledgeGaps(serve: Serve): void {
  serve.transaction(routes.listGapsRoute, ({ tx, scope, params, query }) =>
    listGaps(tx, scope, { agentId: params.id, query }),
  );

  serve.transaction(routes.assignGapRoute, ({ tx, scope, params, body }) =>
    assignGap(tx, scope, { id: params.id, employeeId: body.employee_id }),
  );

  serve.transaction(routes.closeGapRoute, ({ tx, scope, params, body }) =>
    closeGap(tx, scope, { id: params.id, closing: body }),
  );

  serve.transaction(routes.reopenGapRoute, ({ tx, scope, params }) =>
    reopenGap(tx, scope, params.id),
  );
}
