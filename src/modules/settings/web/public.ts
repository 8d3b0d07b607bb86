/** What the frame needs of a person's settings when they sign in or open a page. */
export { fetchUserSettings, saveUserSettings } from './user-settings/user-settings-calls.ts';
