import * as emailRoutes from '#modules/notifications/contract/email-channel.ts';
import * as lineRoutes from '#modules/notifications/contract/line-channel.ts';
import * as smsRoutes from '#modules/notifications/contract/sms-channel.ts';
import * as routes from '#modules/notifications/contract/channels.ts';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Route } from '#platform/contract/route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const CHANNEL = 'notification_channel';
const fresh = { staleTime: 0, persist: false } as const;

export const sendingQuery = defineQuery(routes.getSendingRoute, [CHANNEL, 'sending'], fresh);

export const useStopSending = defineAction(routes.changeSendingRoute, texts, {
  refreshes: [CHANNEL],
  success: (t, _answer, { stopped }) =>
    t(stopped ? 'channels.stopped_toast' : 'channels.resumed_toast'),
  failure: 'settings.toasts.form_error',
});

interface ChannelRoutes<Get extends Route, Change extends Route, Test extends Route> {
  readonly get: Get;
  readonly change: Change;
  readonly test: Test;
}

/** What is done with a channel that is set up here. */
function callsOf<Get extends Route, Change extends Route, Test extends Route>(
  channel: Channel,
  { get, change, test }: ChannelRoutes<Get, Change, Test>,
) {
  return {
    query: defineQuery(get, [CHANNEL, channel], fresh),
    useChange: defineAction(change, texts, {
      refreshes: [CHANNEL],
      success: (t) => t('channels.saved', { channel: t(`channel_names.${channel}`) }),
      failure: 'settings.toasts.form_error',
    }),
    useTest: defineAction(test, texts, {
      refreshes: [CHANNEL],
      failure: 'channels.test_failed',
    }),
  };
}

export const emailCalls = callsOf('Email', emailRoutes.emailChannelRoutes);
export const lineCalls = callsOf('Line', lineRoutes.lineChannelRoutes);
export const smsCalls = callsOf('SMS', smsRoutes.smsChannelRoutes);
