import * as routes from '#modules/feature-development/contract/comments.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSow } from '../records/sows.queries.ts';
import { addComment } from './add-comment.ts';
import { deleteComment, editComment } from './change-comment.ts';
import { listComments } from './comments.queries.ts';

export function serveComments(serve: Serve): void {
  serve.transaction(routes.listCommentsRoute, async ({ tx, scope, params, query }) => {
    await requireSow(tx, scope, params.id);
    return listComments(tx, scope, { sow_id: params.id, ...query });
  });

  serve.transaction(routes.addCommentRoute, ({ tx, scope, params, body }) =>
    addComment(tx, scope, { sow_id: params.id, ...body }),
  );

  serve.transaction(routes.editCommentRoute, ({ tx, scope, params, body }) =>
    editComment(tx, scope, { id: params.id, ...body }),
  );

  serve.transaction(routes.deleteCommentRoute, async ({ tx, scope, params }) => {
    await deleteComment(tx, scope, params.id);
    return undefined;
  });
}
