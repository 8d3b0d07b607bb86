import { getSendingRoute } from '#modules/notifications/contract/channels.ts';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

/** Lets the pauses end, of deliveries and of channels. */
export const passTime = (app: TestApp) =>
  queryRows(
    app,
    `with due as (update notification_deliveries set due_at = now() where state = 'queued')
     update notification_channels set retry_at = now()`,
    [],
  );

/** How a channel is. */
export async function stateOf(administrator: SignedIn, name: Channel) {
  const { data } = await administrator.ask(getSendingRoute, {});
  return data.channels.find(({ channel }) => channel === name);
}
