import { settingsPermissions } from '#modules/companies/contract/permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveCompanyProfile } from '#modules/companies/server/company-profile/company-profile.routes.ts';
import { serveSettings } from './user-settings/user-settings.routes.ts';

/** How each person likes the application to be, and how each company shows itself. */
export const createSettingsModule: CreateModule = (context) => ({
  name: 'settings',
  permissions: settingsPermissions.set,
  routes(serve) {
    serveSettings(serve);
    serveCompanyProfile(serve, context);
  },
});
