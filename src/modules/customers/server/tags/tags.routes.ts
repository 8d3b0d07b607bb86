import * as routes from '#modules/customers/contract/tags.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { createTag, putTagOn, takeTagOff } from './tag-customer.ts';
import { tagSeveral } from './tag-several.ts';
import { listTags, tagKeeper } from './tags.queries.ts';

export function serveTags(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(routes.listTagsRoute, async ({ tx, scope, query }) => ({
    data: await listTags(tx, scope, query),
  }));

  serve.transaction(routes.createTagRoute, ({ tx, scope, body }) => createTag(tx, scope, body));

  serve.transaction(routes.updateTagRoute, ({ tx, scope, params, body }) => {
    const { updated_at, ...values } = body;
    return tagKeeper.change(tx, scope, {
      id: params.id,
      seen: { updated_at },
      event: routes.tagEvents.tag_updated,
      values: () => values,
    });
  });

  serve.transaction(routes.deleteTagRoute, async ({ tx, scope, params }) => {
    await tagKeeper.delete(tx, scope, { id: params.id, event: routes.tagEvents.tag_deleted });
    return undefined;
  });

  serve.transaction(routes.listOwnTagsRoute, async ({ tx, scope, params }) => {
    const { tags } = await customerKeeper.find(tx, scope, params.id);
    return { data: tags };
  });

  serve.transaction(routes.putOnTagRoute, ({ tx, scope, params, body }) =>
    putTagOn(tx, scope, { customerId: params.id, name: body.name }),
  );

  serve.transaction(routes.takeOffTagRoute, async ({ tx, scope, params }) => {
    await takeTagOff(tx, scope, { customerId: params.id, tagId: params.tag_id });
    return undefined;
  });

  serve.transaction(routes.tagSeveralRoute, ({ tx, scope, body }) =>
    tagSeveral(tx, scope, { ...body, translator }),
  );
}
