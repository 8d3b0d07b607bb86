import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import * as routes from '#modules/cane-surveys/contract/field-day.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import {
  isWaiting,
  withOpenDrafts,
  withSentDrafts,
  type Draft,
  type DraftPosition,
  type SurveyDraft,
} from './drafts.ts';
import { addDays, today } from './field-days.ts';
import {
  hasUnstored,
  removeDraft,
  removePhoto,
  storeDay,
  storeDraft,
  storedDay,
  storedDrafts,
  storedReader,
  storePhoto,
  storeUnstored,
  withKnownPlots,
} from './field-store.ts';
import { sendDrafts } from './send-drafts.ts';

const RETRY_MILLISECONDS = 10_000;
const FORBIDDEN = 403;

interface Field {
  readonly reader: string | undefined;
  readonly day: FieldDay | undefined;
  /** False until the device and the server were asked for the day. */
  readonly isLoaded: boolean;
  readonly drafts: readonly Draft[];
  /** Whether the server was reached when it was last tried. */
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** What the plots that are shown were searched for. */
  readonly searched: string;
  /** Whether the device had no room for some entry, which this page alone has. */
  readonly isFull: boolean;
  /** False where the device has no room for the plan that is shown. */
  readonly isPlanStored: boolean;
  /** Why the server gave no plan, where it could be asked. */
  readonly refusal: ApiError | undefined;
  readonly keep: (draft: Draft) => Promise<void>;
  readonly addPhoto: (draft: SurveyDraft, photo: { id: string; content: Blob }) => Promise<void>;
  readonly removePhoto: (draft: SurveyDraft, photo: string) => Promise<void>;
  readonly discard: (draft: Draft) => Promise<void>;
  readonly synchronise: () => Promise<void>;
}

interface Wanted {
  readonly planned_on: string;
  /** Plots around are wanted as well. */
  readonly here: DraftPosition | undefined;
  /** Plots that have this are wanted as well. */
  readonly search: string;
}

/** A day in the field: what this device has of it, and what the server has as soon as it is reached. */
export function useField({ planned_on, here, search }: Wanted): Field {
  const [days, setDays] = useState<Readonly<Record<string, FieldDay>>>({});
  const [reader, setReader] = useState<string>();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const [isOnline, setOnline] = useState(navigator.onLine);
  const [isSending, setSending] = useState(false);
  const [searched, setSearched] = useState('');
  const lastAsked = useRef(0);
  const lastShown = useRef(0);
  const [isFull, setFull] = useState(hasUnstored);
  const [isPlanStored, setPlanStored] = useState(true);
  const [refusal, setRefusal] = useState<ApiError>();

  const readDrafts = useCallback(async (of: string, mix = withOpenDrafts) => {
    const stored = await storedDrafts(of);
    setDrafts((shown) => mix(stored, shown));
  }, []);

  const showStored = useCallback(async () => {
    const known = await storedReader();
    if (known === undefined) return;
    setReader(known);
    await readDrafts(known);
    const stored = await storedDay(planned_on);
    if (stored !== undefined) setDays((shown) => ({ [planned_on]: stored, ...shown }));
  }, [planned_on, readDrafts]);

  const show = useCallback(async (fresh: FieldDay) => {
    const whole = await withKnownPlots(fresh);
    const stored = await storedDrafts(whole.reader);
    setRefusal(undefined);
    setOnline(true);
    setReader(whole.reader);
    setDays((shown) => ({ ...shown, [whole.planned_on]: whole }));
    setDrafts((shown) => withOpenDrafts(stored, shown));
    setPlanStored(
      await storeDay(whole, today()).then(
        () => true,
        () => false,
      ),
    );
  }, []);

  /** Only the server says who is signed in, so nothing is sent before it gave a plan to that person. */
  const exchange = useCallback(async () => {
    const wanted = { planned_on, latitude: here?.latitude, longitude: here?.longitude, search };
    lastAsked.current += 1;
    const number = lastAsked.current;
    const fresh = await callRoute(routes.fieldDayRoute, wanted);
    // What was asked later is shown already.
    if (number < lastShown.current) return;
    lastShown.current = number;
    setSearched(search);
    if (fresh.reader !== (await storedReader())) {
      setDrafts([]);
      setDays({});
    }
    await show(fresh);
    setLoaded(true);
    setSending(true);
    const { reader: of } = fresh;
    const tried = new Set<string>();
    const onProgress = (id: string) => {
      tried.add(id);
      void readDrafts(of, (stored, shown) => withSentDrafts(stored, shown, tried));
    };
    const hasSent = await sendDrafts({ reader: of, onProgress });
    if (hasSent) await show(await callRoute(routes.fieldDayRoute, wanted));
    await keepNextDay(planned_on);
  }, [planned_on, here, search, readDrafts, show]);

  const synchronise = useCallback(async () => {
    try {
      await exchange();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.localFailure === undefined;
      setOnline(isRefused);
      setRefusal(isRefused ? error : undefined);
      if (isRefused && error.status === FORBIDDEN) setDays({});
    } finally {
      setSending(false);
      setLoaded(true);
      setFull(hasUnstored());
    }
  }, [exchange]);

  const storing = async (done: Promise<void>) => {
    await done.catch(() => undefined);
    setFull(hasUnstored());
  };

  const retry = useEffectEvent(() => {
    if (isFull) void storing(storeUnstored());
    if (navigator.onLine && (drafts.some(isWaiting) || !isOnline)) void synchronise();
  });

  useEffect(() => {
    const begin = () => void synchronise();
    const lose = () => setOnline(false);
    void Promise.resolve().then(showStored).then(begin);
    addEventListener('online', begin);
    addEventListener('offline', lose);
    const timer = setInterval(() => retry(), RETRY_MILLISECONDS);
    return () => {
      removeEventListener('online', begin);
      removeEventListener('offline', lose);
      clearInterval(timer);
    };
  }, [showStored, synchronise]);

  /** Shown at once: nobody who types waits for the storage. */
  const keepBy = async (draft: Draft, store: (of: string) => Promise<void>) => {
    if (reader === undefined) return;
    setDrafts((shown) => [...shown.filter(({ id }) => id !== draft.id), draft]);
    await storing(store(reader));
  };

  return {
    reader,
    day: days[planned_on],
    isLoaded,
    drafts,
    isOnline,
    isSending,
    searched,
    isFull,
    isPlanStored,
    refusal,
    async keep(draft) {
      await keepBy(draft, (of) => storeDraft(of, draft));
      if (draft.isReady && draft.problem === undefined && navigator.onLine) await synchronise();
    },
    addPhoto: (draft, photo) =>
      keepBy({ ...draft, photos: [...draft.photos, photo.id] }, (of) =>
        storePhoto(of, { ...draft, photos: [...draft.photos, photo.id] }, photo),
      ),
    removePhoto(draft, photo) {
      const without = { ...draft, photos: draft.photos.filter((id) => id !== photo) };
      return keepBy(without, async (of) => {
        await storeDraft(of, without);
        await removePhoto(of, draft.id, photo);
      });
    },
    async discard({ id }) {
      if (reader === undefined) return;
      setDrafts((shown) => shown.filter((draft) => draft.id !== id));
      await removeDraft(reader, id);
    },
    synchronise,
  };
}

/** Fetched in good time, for a morning without a network. */
async function keepNextDay(planned_on: string): Promise<void> {
  if (planned_on !== today()) return;
  const next = await callRoute(routes.fieldDayRoute, { planned_on: addDays(planned_on, 1) });
  await storeDay(await withKnownPlots(next), today()).catch(() => undefined);
}
