import type { ApiDescription } from '#platform/contract/api-description.ts';
import { savedView } from '#platform/contract/views.routes.ts';
import { userSettings } from './user-settings.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const settingsApi: ApiDescription = {
  groups: [
    {
      name: 'Settings',
      description: 'What a person has chosen for themselves.',
      paths: ['user-settings'],
    },
    {
      name: 'Views',
      description: 'Lists as people saved them: filters, sorting and columns under a name.',
      paths: ['views'],
    },
  ],
  schemas: {
    UserSettings: userSettings,
    SavedView: savedView,
  },
};
