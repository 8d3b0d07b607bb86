/** A person's settings on a screen. */
export { userSettingsQuery, useSaveUserSettings } from './user-settings/user-settings.api.ts';
/** What the frame needs of a person's settings when they sign in or open a page. */
export { fetchUserSettings, saveUserSettings } from './user-settings/user-settings-calls.ts';
