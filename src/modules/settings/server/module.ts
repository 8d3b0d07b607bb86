import { settingsApi } from '#modules/settings/contract/api-description.ts';
import { en } from '#modules/settings/i18n/en.ts';
import { th } from '#modules/settings/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { forgetViews } from './views/forget-views.queries.ts';
import { serveViews } from './views/views.routes.ts';
import { serveSettings } from './user-settings/user-settings.routes.ts';

/** How each person likes the application to be. */
export const settingsModule: ServerModule = {
  name: 'settings',
  texts: { th, en },
  api: settingsApi,
  create: (context) => ({
    routes(serve) {
      serveSettings(serve);
      serveViews(serve, context);
    },
    forget: forgetViews,
  }),
};
