import * as routes from '#modules/notifications/contract/settings.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts, type NotificationTexts } from '../texts.ts';

export const settingsQuery = defineListQuery(routes.listSettingsRoute, [
  'notification_setting',
  'list',
]);
export const settingQuery = defineQuery(
  routes.getSettingRoute,
  ['notification_setting', 'detail'],
  { fresh: true },
);
const refreshes = ['notification_setting'];
const failure = 'settings.toasts.form_error';
const moved = (t: NotificationTexts, { status }: Setting) =>
  t('settings.toasts.moved', { status: t(`statuses.${status}`) });

export const useCreateSetting = defineAction(routes.createSettingRoute, texts, {
  refreshes,
  success: (t, { code }) => t('settings.toasts.created', { code }),
  failure,
});
/** The editor shows whether it is saved. */
export const useChangeSetting = defineAction(routes.changeSettingRoute, texts, {
  refreshes,
  failure: false,
});
export const useChangeDraft = defineAction(routes.changeSettingInfoRoute, texts, {
  refreshes,
  failure: false,
});
export const useActivateSetting = defineAction(routes.activateSettingRoute, texts, {
  refreshes,
  success: moved,
  failure,
});
export const useDeactivateSetting = defineAction(routes.deactivateSettingRoute, texts, {
  refreshes,
  success: moved,
  failure,
});
export const useApplyDraft = defineAction(routes.applySettingRoute, texts, {
  refreshes,
  success: (t, { live_version: number }) => t('settings.toasts.applied', { number: number ?? '' }),
  failure,
});
export const useArchiveSetting = defineAction(routes.archiveSettingRoute, texts, {
  refreshes,
  success: 'settings.toasts.archived',
  failure,
});
