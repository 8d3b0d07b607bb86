import { settingsPermissions } from '#modules/companies/contract/permissions.ts';
import { en } from '#modules/settings/i18n/user-settings.en.ts';
import { th } from '#modules/settings/i18n/user-settings.th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveCompanyProfile } from '#modules/companies/server/company-profile/company-profile.routes.ts';
import { serveSettings } from './user-settings/user-settings.routes.ts';

/** How each person likes the application to be, and how each company shows itself. */
export const settingsModule: ServerModule = {
  name: 'settings',
  texts: { th, en },
  permissions: settingsPermissions.set,
  create: (context) => ({
    routes(serve) {
      serveSettings(serve);
      serveCompanyProfile(serve, context);
    },
  }),
};
