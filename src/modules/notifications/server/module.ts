import { notificationsApi } from '#modules/notifications/contract/api-description.ts';
import { notificationPermissions } from '#modules/notifications/contract/permissions.ts';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';

/** Notifications: whom a company notifies of which events, on which channels, and what became of it. */
export const notificationsModule: ServerModule = {
  name: 'notifications',
  texts: { th, en },
  api: notificationsApi,
  permissions: notificationPermissions.set,
  create: () => ({}),
};
