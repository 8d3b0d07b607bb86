/** What the frame needs of a person's settings when she signs in or opens a page. */
export { fetchUserSettings, saveUserSettings } from './user-settings/user-settings-calls.ts';
