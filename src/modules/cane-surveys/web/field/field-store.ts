import { clear, createStore, delMany, get, getMany, keys, set, setMany } from 'idb-keyval';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import { FETCHED, UNSENT } from '#platform/web/offline/device-data.ts';
import type { Draft, SurveyDraft } from './drafts.ts';

/** Fetched from the server: gone as soon as the session is. */
const fetched = createStore(...FETCHED);

/** What was measured and not sent yet: kept for the person until it is. */
const unsent = createStore(...UNSENT);

/** What an earlier version of the application stored says nothing of surveys outside the plan. */
type StoredDay = Omit<FieldDay, 'unplanned'> & Partial<Pick<FieldDay, 'unplanned'>>;

/** As many as a phone keeps with ease. */
const MOST_NEARBY = 500;

const READER = 'reader';
const PHOTO = ' photo ';

/** Whose data this device has. */
export async function storedReader(): Promise<string | undefined> {
  return get<string>(READER, fetched);
}

/** Keeps a day for the field, and none that is over; another person's are erased first. */
export async function storeDay(day: FieldDay, today: string): Promise<void> {
  if ((await storedReader()) !== day.reader) await clear(fetched);
  const known = await keys<string>(fetched);
  await delMany(
    known.filter((key) => key !== READER && key < today),
    fetched,
  );
  await setMany(
    [
      [READER, day.reader],
      [day.planned_on, day],
    ],
    fetched,
  );
}

export async function storedDay(planned_on: string): Promise<FieldDay | undefined> {
  const stored = await get<StoredDay>(planned_on, fetched);
  return stored && { ...stored, unplanned: stored.unplanned ?? [] };
}

/**
 * A day with the other plots that this device has of it already: what was found with a network is found again
 * without one.
 */
export async function withKnownPlots(fresh: FieldDay): Promise<FieldDay> {
  if ((await storedReader()) !== fresh.reader) return fresh;
  const known = await storedDay(fresh.planned_on);
  const listed = new Set([...fresh.plots, ...fresh.nearby].map(({ id }) => id));
  const others = (known?.nearby ?? []).filter(({ id }) => !listed.has(id));
  return { ...fresh, nearby: [...fresh.nearby, ...others].slice(0, MOST_NEARBY) };
}

/** The drafts of a person in a company, and nobody else's. */
export async function storedDrafts(reader: string): Promise<Draft[]> {
  const own = (await ownKeys(reader)).filter((key) => !key.includes(PHOTO));
  const drafts = await getMany<Draft | undefined>(own, unsent);
  return drafts.filter((draft) => draft !== undefined);
}

/** Fails where the storage of the device is full. */
export function storeDraft(reader: string, draft: Draft): Promise<void> {
  return set(keyOf(reader, draft.id), draft, unsent);
}

/** Stores a draft with a photo more, both or neither. Photos are apart, so that a typed letter writes none of them. */
export function storePhoto(
  reader: string,
  draft: SurveyDraft,
  photo: { readonly id: string; readonly content: Blob },
): Promise<void> {
  return setMany(
    [
      [keyOf(reader, draft.id), draft],
      [keyOf(reader, draft.id) + PHOTO + photo.id, photo.content],
    ],
    unsent,
  );
}

export function storedPhoto(reader: string, draft: string, photo: string) {
  return get<Blob>(keyOf(reader, draft) + PHOTO + photo, unsent);
}

/** Removes a draft with its photos. */
export async function removeDraft(reader: string, id: string): Promise<void> {
  const key = keyOf(reader, id);
  const photos = (await ownKeys(reader)).filter((each) => each.startsWith(key + PHOTO));
  await delMany([key, ...photos], unsent);
}

/** Removes a photo of a draft that is stored without it. */
export function removePhoto(reader: string, draft: string, photo: string): Promise<void> {
  return delMany([keyOf(reader, draft) + PHOTO + photo], unsent);
}

async function ownKeys(reader: string): Promise<string[]> {
  return (await keys<string>(unsent)).filter((key) => key.startsWith(`${reader} `));
}

function keyOf(reader: string, draft: string): string {
  return `${reader} ${draft}`;
}
