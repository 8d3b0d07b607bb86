import { randomUUID } from 'node:crypto';
import {
  lineChannelRoutes as routes,
  lineWebhookRoute,
} from '#modules/notifications/contract/line-channel.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { testChannel, testLimits } from '../channels/test-channel.ts';
import { describeLineChannel } from './line-channel.queries.ts';
import { receiveLineEvents } from './receive-line-events.ts';
import { saveLineChannel } from './save-line-channel.ts';
import { attemptLine } from './send-line.ts';

/** LINE calls from few addresses, for all companies. */
const WEBHOOKS_PER_MINUTE = 6_000;

/** How the company sends on Line, and where LINE calls it. */
export function serveLineChannel(serve: Serve, context: Context): void {
  const { secrets, translator } = context;

  serve.transaction(routes.get, async ({ tx, scope }) => ({
    data: await describeLineChannel(tx, scope, context),
  }));

  serve.transaction(routes.change, async ({ tx, scope, body }) => {
    await saveLineChannel(tx, scope, { change: body, secrets });
    return { data: await describeLineChannel(tx, scope, context) };
  });

  serve.outside(
    routes.test,
    ({ scope, body: { to } }) => {
      const text = translator.translate(scope.language, 'notifications:mails.test_line');
      const since = new Date().toISOString();
      return testChannel(context, scope, {
        channel: 'Line',
        to,
        attempt: (channel) => attemptLine(context, channel, { to, text, id: randomUUID(), since }),
      });
    },
    testLimits,
  );

  serve.outside(
    lineWebhookRoute,
    async ({ params, body, visitor: { requestId }, request: { headers, sentBody = '' } }) => {
      await receiveLineEvents(context, {
        companyId: params.company_id,
        requestId,
        sent: sentBody,
        signature: String(headers['x-line-signature'] ?? ''),
        events: body.events,
      });
      return {};
    },
    { perMinute: WEBHOOKS_PER_MINUTE },
  );
}
