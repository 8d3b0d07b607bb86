import { notificationsApi } from '#modules/notifications/contract/api-description.ts';
import { NOTIFICATION_CUSTOM } from '#modules/notifications/contract/customs.ts';
import { messageFileLimits } from '#modules/notifications/contract/message-files.ts';
import { notificationPermissions } from '#modules/notifications/contract/permissions.ts';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveAudiences } from './audiences/audiences.routes.ts';
import { serveChannels } from './channels/channels.routes.ts';
import { sweepNotificationsJob } from './delivery/sweep-notifications.job.ts';
import { notificationCustoms } from './customs/customs.tables.ts';
import { serveCustoms } from './customs/customs.routes.ts';
import { createWorkers } from './delivery/create-workers.ts';
import { serveDryRun } from './dry-run/dry-run.routes.ts';
import { serveEmailChannel } from './email/email-channel.routes.ts';
import { loadExamples } from './demo/load-examples.ts';
import { createEventCatalogue } from './events/event-catalogue.ts';
import { serveEvents } from './events/events.routes.ts';
import { serveInbox } from './inbox/inbox.routes.ts';
import { returnSnoozedJob } from './inbox/return-snoozed.job.ts';
import { sweepInboxJob } from './inbox/sweep-inbox.job.ts';
import { serveLineChannel } from './line/line-channel.routes.ts';
import { serveLineLink } from './line/line-link.routes.ts';
import { servePreferences } from './preferences/preferences.routes.ts';
import { serveMessageFiles } from './message-files/message-files.routes.ts';
import { forgetTexts } from './inbox/forget-texts.queries.ts';
import { serveRecords } from './records/records.routes.ts';
import { addDefaultSettings, addMissing } from './settings/add-default-settings.ts';
import { serveSettings } from './settings/settings.routes.ts';
import { serveSmsChannel } from './sms/sms-channel.routes.ts';
import { serveUnsubscribe } from './unsubscribe/unsubscribe.routes.ts';
import { serveVersions } from './versions/versions.routes.ts';

/** Notifications: whom a company notifies of which events, on which channels, and what became of it. */
export const notificationsModule: ServerModule = {
  name: 'notifications',
  texts: { th, en },
  api: notificationsApi,
  permissions: notificationPermissions.set,
  lists: {
    'notification-settings': notificationPermissions.name('read'),
    'notification-customs': notificationPermissions.name('read'),
    'notification-failures': notificationPermissions.name('read'),
  },
  attachments: [
    {
      entity: NOTIFICATION_CUSTOM,
      table: notificationCustoms,
      see: notificationPermissions.name('read'),
      attach: notificationPermissions.name('send'),
      most: messageFileLimits.most,
    },
  ],
  create(context) {
    const catalogue = createEventCatalogue(context);
    const workers = createWorkers(context, catalogue);
    return {
      routes(serve) {
        serveEvents(serve, { catalogue, translator: context.translator });
        serveSettings(serve, context, catalogue);
        serveVersions(serve, context, catalogue);
        serveDryRun(serve, context, catalogue);
        serveRecords(serve, context, catalogue);
        serveCustoms(serve, context);
        serveAudiences(serve);
        serveChannels(serve);
        serveEmailChannel(serve, context);
        serveSmsChannel(serve, context);
        serveLineChannel(serve, context);
        serveLineLink(serve, context);
        servePreferences(serve);
        serveUnsubscribe(serve, context, catalogue);
        serveMessageFiles(serve, context);
        serveInbox(serve, context);
      },
      forget: forgetTexts(context.translator),
      jobs: [
        sweepInboxJob(context.database, context.clock),
        returnSnoozedJob(context),
        sweepNotificationsJob(context),
      ],
      async prepare() {
        await addDefaultSettings({ context, catalogue });
      },
      beginCompany: (tx, companyId) => addMissing(tx, companyId, { context, catalogue }),
      async begin() {
        await loadExamples({ context, catalogue });
        if (context.config.ROLE !== 'web') await workers.start();
      },
      close: () => workers.stop(),
    };
  },
};
