import { clear, createStore, delMany, get, getMany, keys, setMany } from 'idb-keyval';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import { FETCHED, UNSENT } from '#platform/web/offline/device-data.ts';
import type { Draft, SurveyDraft } from './drafts.ts';

/** Fetched from the server: gone as soon as the session is. */
const fetched = createStore(...FETCHED);

/** What was measured and not sent yet: kept for the person until it is. */
const unsent = createStore(...UNSENT);

/** What the device has no room for, by its key: kept as long as the page is open, and sent like the rest. */
const unstored = new Map<string, Draft | Blob>();

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
  const stored = await getMany<Draft | undefined>(own, unsent);
  const drafts = own.map((key, place) => {
    const kept = unstored.get(key);
    return kept === undefined || kept instanceof Blob ? stored[place] : kept;
  });
  return drafts.filter((draft) => draft !== undefined);
}

/** Fails where the storage of the device is full; the draft is kept until the page is closed. */
export function storeDraft(reader: string, draft: Draft): Promise<void> {
  return store(() => [[keyOf(reader, draft.id), draft]]);
}

export function hasUnstored(): boolean {
  return unstored.size > 0;
}

/** Stores what the device had no room for. Fails where it still has none. */
export function storeUnstored(): Promise<void> {
  return store(() => [...unstored]);
}

/**
 * Stores a draft with a photo more, both or neither, and fails like `storeDraft`. Photos are apart, so that a typed
 * letter writes none of them.
 */
export function storePhoto(
  reader: string,
  draft: SurveyDraft,
  photo: { readonly id: string; readonly content: Blob },
): Promise<void> {
  return store(() => [
    [keyOf(reader, draft.id), draft],
    [keyOf(reader, draft.id) + PHOTO + photo.id, photo.content],
  ]);
}

export async function storedPhoto(reader: string, draft: string, photo: string) {
  const key = keyOf(reader, draft) + PHOTO + photo;
  const kept = unstored.get(key);
  return kept instanceof Blob ? kept : get<Blob>(key, unsent);
}

/** Removes a draft with its photos. */
export async function removeDraft(reader: string, id: string): Promise<void> {
  const key = keyOf(reader, id);
  const photos = (await ownKeys(reader)).filter((each) => each.startsWith(key + PHOTO));
  await remove([key, ...photos]);
}

/** Removes a photo of a draft that is stored without it. */
export function removePhoto(reader: string, draft: string, photo: string): Promise<void> {
  return remove([keyOf(reader, draft) + PHOTO + photo]);
}

/** The write before, which the next one waits for: what is stored again must not replace what is newer. */
let written = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  const done = written.then(write);
  written = done.catch(() => undefined);
  return done;
}

function store(entriesOf: () => [string, Draft | Blob][]): Promise<void> {
  return inTurn(async () => {
    const entries = entriesOf();
    try {
      await setMany(entries, unsent);
      for (const [key] of entries) unstored.delete(key);
    } catch (error) {
      for (const [key, value] of entries) unstored.set(key, value);
      throw error;
    }
  });
}

function remove(removed: string[]): Promise<void> {
  return inTurn(() => {
    for (const key of removed) unstored.delete(key);
    return delMany(removed, unsent);
  });
}

async function ownKeys(reader: string): Promise<string[]> {
  const all = new Set([...(await keys<string>(unsent)), ...unstored.keys()]);
  return [...all].filter((key) => key.startsWith(`${reader} `));
}

function keyOf(reader: string, draft: string): string {
  return `${reader} ${draft}`;
}
