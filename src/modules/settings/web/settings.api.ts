import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import type {
  changeUserSettings,
  getUserSettings,
} from '#modules/settings/contract/settings.routes.ts';

const get = endpoint<typeof getUserSettings>('GET', '/api/user-settings');
const change = endpoint<typeof changeUserSettings>('PUT', '/api/user-settings');

export type SettingsChange = BodyInput<typeof changeUserSettings>;

export async function fetchUserSettings() {
  return (await call(get)).data;
}

export async function saveUserSettings(changes: SettingsChange) {
  return (await call(change, { body: changes })).data;
}

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
