import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import { FETCHED, UNSENT } from '#platform/web/offline/device-data.ts';
import type { Draft } from './drafts.ts';

/** Fetched from the server: gone as soon as the session is. */
const fetched = () => createStore(...FETCHED);

/** What was measured and not sent yet: kept for the person until it is. */
const unsent = () => createStore(...UNSENT);

const READER = 'reader';

/** Whose data this device has. */
export async function storedReader(): Promise<string | undefined> {
  return get<string>(READER, fetched());
}

/** Keeps a day for the field; another person's is erased first. */
export async function storeDay(day: FieldDay): Promise<void> {
  if ((await storedReader()) !== day.reader) await clear(fetched());
  await set(READER, day.reader, fetched());
  await set(day.planned_on, day, fetched());
}

export async function storedDay(planned_on: string): Promise<FieldDay | undefined> {
  return get<FieldDay>(planned_on, fetched());
}

/** The drafts of a person in a company, and nobody else's. */
export async function storedDrafts(reader: string): Promise<Draft[]> {
  const stored = await entries<string, Draft>(unsent());
  return stored.flatMap(([key, draft]) => (key.startsWith(`${reader} `) ? [draft] : []));
}

/** Fails where the storage of the device is full. */
export function storeDraft(reader: string, draft: Draft): Promise<void> {
  return set(`${reader} ${draft.id}`, draft, unsent());
}

export function removeDraft(reader: string, id: string): Promise<void> {
  return del(`${reader} ${id}`, unsent());
}
