import * as routes from '#modules/customers/contract/activities.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { listActivities, listOwnActivities } from './activities.queries.ts';
import { addActivity, changeActivity, finishActivity, removeActivity } from './save-activity.ts';

const TWO_WEEKS_MS = 14 * 24 * 3600 * 1000;

export function serveActivities(serve: Serve, { clock }: Pick<Context, 'clock'>): void {
  serve.transaction(routes.listActivitiesRoute, async ({ tx, scope, params }) => {
    await customerKeeper.find(tx, scope, params.id);
    return { data: await listActivities(tx, scope, params.id) };
  });

  serve.transaction(routes.listOwnActivitiesRoute, async ({ tx, scope }) => {
    const { employeeId } = scope;
    const until = dayInBangkok(new Date(clock.now().getTime() + TWO_WEEKS_MS));
    return {
      data: employeeId === null ? [] : await listOwnActivities(tx, scope, { employeeId, until }),
    };
  });

  serve.transaction(routes.addActivityRoute, ({ tx, scope, params, body }) =>
    addActivity(tx, scope, { customerId: params.id, input: body }),
  );

  serve.transaction(routes.changeActivityRoute, ({ tx, scope, params, body }) =>
    changeActivity(tx, scope, { customerId: params.id, id: params.activity_id, change: body }),
  );

  serve.transaction(routes.finishActivityRoute, ({ tx, scope, params, body }) =>
    finishActivity(tx, scope, { customerId: params.id, id: params.activity_id, ...body }),
  );

  serve.transaction(routes.removeActivityRoute, async ({ tx, scope, params }) => {
    await removeActivity(tx, scope, { customerId: params.id, id: params.activity_id });
    return undefined;
  });
}
