import * as emailRoutes from '#modules/notifications/contract/email-channel.ts';
import * as smsRoutes from '#modules/notifications/contract/sms-channel.ts';
import * as routes from '#modules/notifications/contract/channels.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const CHANNEL = 'notification_channel';

export const sendingQuery = defineQuery(routes.getSendingRoute, [CHANNEL, 'sending'], {
  staleTime: 0,
  persist: false,
});

export const emailChannelQuery = defineQuery(emailRoutes.getEmailChannelRoute, [CHANNEL, 'Email'], {
  staleTime: 0,
  persist: false,
});

export const useStopSending = defineAction(routes.changeSendingRoute, texts, {
  refreshes: [CHANNEL],
  success: (t, _answer, { stopped }) =>
    t(stopped ? 'channels.stopped_toast' : 'channels.resumed_toast'),
  failure: 'settings.toasts.form_error',
});

export const useChangeEmailChannel = defineAction(emailRoutes.changeEmailChannelRoute, texts, {
  refreshes: [CHANNEL],
  success: (t) => t('channels.saved', { channel: 'Email' }),
  failure: 'settings.toasts.form_error',
});

export const useTestEmailChannel = defineAction(emailRoutes.testEmailChannelRoute, texts, {
  refreshes: [CHANNEL],
  failure: 'channels.test_failed',
});

export const smsChannelQuery = defineQuery(smsRoutes.getSmsChannelRoute, [CHANNEL, 'SMS'], {
  staleTime: 0,
  persist: false,
});

export const useChangeSmsChannel = defineAction(smsRoutes.changeSmsChannelRoute, texts, {
  refreshes: [CHANNEL],
  success: (t) => t('channels.saved', { channel: 'SMS' }),
  failure: 'settings.toasts.form_error',
});

export const useTestSmsChannel = defineAction(smsRoutes.testSmsChannelRoute, texts, {
  refreshes: [CHANNEL],
  failure: 'channels.test_failed',
});
