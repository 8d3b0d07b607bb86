import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import type {
  changeUserSettings,
  getUserSettings,
} from '#modules/settings/contract/user-settings.ts';

// Apart from the queries, which the sign-in screen has no use for and would have to load.
const get = endpoint<typeof getUserSettings>('GET', '/api/user-settings');
const change = endpoint<typeof changeUserSettings>('PUT', '/api/user-settings');

export type SettingsChange = BodyInput<typeof changeUserSettings>;

export async function fetchUserSettings() {
  return (await call(get)).data;
}

export async function saveUserSettings(changes: SettingsChange) {
  return (await call(change, { body: changes })).data;
}
