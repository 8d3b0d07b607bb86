import type { CreateModule } from '#platform/server/module.ts';
import { serveSettings } from './user-settings/user-settings.routes.ts';

/** How each person likes the application to be. */
export const createSettingsModule: CreateModule = () => ({
  name: 'settings',
  routes: serveSettings,
});
