import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/feedback/toasts.ts';
import { fetchUserSettings, saveUserSettings } from './user-settings-calls.ts';

export const userSettingsQuery = queryOptions({
  queryKey: ['user_settings'],
  queryFn: fetchUserSettings,
  meta: { persist: false },
});

/** Saves one choice; what the server has stored is what the screen then shows. */
export function useSaveUserSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveUserSettings,
    onSuccess: (stored) => client.setQueryData(userSettingsQuery.queryKey, stored),
    onError: (error) => toast.failure(error),
  });
}
