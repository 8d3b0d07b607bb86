import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/settings/i18n/navigation.ts';
import { mySettingRoute, settingsRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Personal settings; the entry in the sidebar is one of the frame's own. */
export const settings = defineModule({
  name: 'settings',
  routes: [settingsRoute, mySettingRoute],
  crumbs: { '/settings': labels.settings, '/settings/my-setting': labels.my_setting },
});
