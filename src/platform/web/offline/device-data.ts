import { clear, createStore } from 'idb-keyval';

/** The database with records of the company, for where there is no network. */
export const FETCHED = ['backoffice-field', 'fetched'] as const;

/** The database with own entries that wait for the network, each under the person whom alone it is shown to. */
export const UNSENT = ['backoffice-unsent', 'drafts'] as const;

/** Erases what the device knows of the company: nobody reads it after the session. Entries that wait stay until they are sent. */
export async function forgetFetched(): Promise<void> {
  await clear(createStore(...FETCHED)).catch(() => undefined);
}
