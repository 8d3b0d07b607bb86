import type { ApiDescription } from '#platform/contract/api-description.ts';
import { audience } from './audiences.ts';
import { channelState, sending } from './channels.ts';
import { custom, listedCustom } from './customs.ts';
import { emailChannel } from './email-channel.ts';
import { lineChannel } from './line-channel.ts';
import { lineLink } from './line-link.ts';
import { describedEvent, eventProperty, notificationEvent } from './events.ts';
import { notificationRecord, recordRecipient } from './records.ts';
import { settingInfo } from './setting-info.ts';
import { smsChannel } from './sms-channel.ts';
import { listedSetting, setting, settingInput } from './settings.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const notificationsApi: ApiDescription = {
  groups: [
    {
      name: 'Notifications',
      description: 'Who is notified of which events, on which channels, and what became of it.',
      paths: [
        'notification-modules',
        'notification-features',
        'notification-events',
        'notification-settings',
        'notification-customs',
        'notification-audiences',
        'notification-records',
        'notification-recipients',
        'notification-failures',
        'notification-preferences',
        'notification-topics',
        'notification-channels',
        'notification-webhooks',
        'notification-line-link',
        'notification-unsubscribe',
        'notification-files',
      ],
    },
  ],
  schemas: {
    NotificationEvent: notificationEvent,
    DescribedNotificationEvent: describedEvent,
    NotificationEventProperty: eventProperty,
    NotificationSettingInfo: settingInfo,
    NotificationSettingInput: settingInput,
    ListedNotificationSetting: listedSetting,
    NotificationSetting: setting,
    ListedCustomNotification: listedCustom,
    CustomNotification: custom,
    NotificationAudience: audience,
    NotificationChannel: channelState,
    NotificationSending: sending,
    NotificationEmailChannel: emailChannel,
    NotificationSmsChannel: smsChannel,
    NotificationLineChannel: lineChannel,
    NotificationLineLink: lineLink,
    NotificationRecord: notificationRecord,
    NotificationRecipient: recordRecipient,
  },
};
