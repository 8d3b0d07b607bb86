import {
  smsChannelRoutes as routes,
  smsReceiptRoute,
  smsSettings,
} from '#modules/notifications/contract/sms-channel.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { testChannel, testLimits } from '../channels/test-channel.ts';
import { noteReceipt } from './note-receipt.ts';
import { readReceipt } from './read-receipt.ts';
import { knowsSecret } from './receipt-address.ts';
import { saveSmsChannel } from './save-sms-channel.ts';
import { attemptSms } from './send-sms.ts';
import { describeSmsChannel } from './sms-channel.queries.ts';

/** A gateway calls from few addresses, once or more for each message. */
const RECEIPTS_PER_MINUTE = 6_000;

/** How the company sends SMS, and where its gateway says what became of them. */
export function serveSmsChannel(serve: Serve, context: Context): void {
  const { database, secrets, translator } = context;

  serve.transaction(routes.get, async ({ tx, scope }) => ({
    data: await describeSmsChannel(tx, scope, context),
  }));

  serve.transaction(routes.change, async ({ tx, scope, body }) => {
    await saveSmsChannel(tx, scope, { change: body, secrets });
    return { data: await describeSmsChannel(tx, scope, context) };
  });

  serve.outside(
    routes.test,
    ({ scope, body: { to } }) => {
      const message = translator.translate(scope.language, 'notifications:mails.test_sms');
      return testChannel(context, scope, {
        channel: 'SMS',
        to,
        attempt: (channel) => attemptSms(context, channel, { to, message }),
      });
    },
    testLimits,
  );

  serve.outside(
    smsReceiptRoute,
    async ({ params: { company_id: companyId, secret }, body }) => {
      if (!knowsSecret(secrets, { companyId, secret })) throw errors.not_found();
      const company = { companyId };
      await database.inCompany(company, async (tx) => {
        const channel = await findChannel(tx, company, 'SMS');
        const receipt = readReceipt(smsSettings.parse(channel?.settings ?? {}), body);
        if (receipt !== undefined) await noteReceipt(tx, company, receipt);
      });
      return undefined;
    },
    { perMinute: RECEIPTS_PER_MINUTE },
  );
}
