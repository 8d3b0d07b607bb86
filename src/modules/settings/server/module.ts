import { en } from '#modules/settings/i18n/en.ts';
import { labels } from '#modules/settings/i18n/labels.ts';
import { th } from '#modules/settings/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveSettings } from './user-settings/user-settings.routes.ts';

/** How each person likes the application to be. */
export const settingsModule: ServerModule = {
  name: 'settings',
  texts: { th, en },
  labels,
  create: () => ({ routes: serveSettings }),
};
