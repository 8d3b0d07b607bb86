import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as routes from '#modules/settings/contract/user-settings.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { saveUserSettings } from './user-settings-calls.ts';

export const userSettingsQuery = defineQuery(routes.getUserSettings, ['user_settings', 'own'], {
  persist: false,
});

/** Saves one choice; what the server has stored is what the screen then shows. */
export function useSaveUserSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveUserSettings,
    onSuccess: (stored) => client.setQueryData(userSettingsQuery().queryKey, stored),
    onError: (error) => toast.failure(error),
  });
}
