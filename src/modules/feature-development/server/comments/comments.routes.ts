import * as routes from '#modules/feature-development/contract/comments.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSubject } from '../records/subjects.queries.ts';
import { addComment, deleteComment, editComment } from './write-comment.ts';
import { listComments } from './comments.queries.ts';

export function serveComments(serve: Serve): void {
  serve.transaction(routes.listCommentsRoute, async ({ tx, scope, params, query }) => {
    const subject = { entity: SOW, id: params.id } as const;
    await requireSubject(tx, scope, subject);
    return listComments(tx, scope, { subject, ...query });
  });

  serve.transaction(routes.addCommentRoute, ({ tx, scope, params, body }) =>
    addComment(tx, scope, { subject: { entity: SOW, id: params.id }, ...body }),
  );

  serve.transaction(routes.listSopCommentsRoute, async ({ tx, scope, params, query }) => {
    const subject = { entity: SOP, id: params.id } as const;
    await requireSubject(tx, scope, subject);
    return listComments(tx, scope, { subject, ...query });
  });

  serve.transaction(routes.addSopCommentRoute, ({ tx, scope, params, body }) =>
    addComment(tx, scope, { subject: { entity: SOP, id: params.id }, ...body }),
  );

  serve.transaction(routes.listValueStreamCommentsRoute, async ({ tx, scope, params, query }) => {
    const subject = { entity: VALUE_STREAM, id: params.id } as const;
    await requireSubject(tx, scope, subject);
    return listComments(tx, scope, { subject, ...query });
  });

  serve.transaction(routes.addValueStreamCommentRoute, ({ tx, scope, params, body }) =>
    addComment(tx, scope, { subject: { entity: VALUE_STREAM, id: params.id }, ...body }),
  );

  serve.transaction(routes.editCommentRoute, ({ tx, scope, params, body }) =>
    editComment(tx, scope, { id: params.id, ...body }),
  );

  serve.transaction(routes.deleteCommentRoute, async ({ tx, scope, params }) => {
    await deleteComment(tx, scope, params.id);
    return undefined;
  });
}
