import { useCallback, useEffect, useState } from 'react';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import * as routes from '#modules/cane-surveys/contract/field-day.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { Draft } from './drafts.ts';
import {
  removeDraft,
  storeDay,
  storeDraft,
  storedDay,
  storedDrafts,
  storedReader,
} from './field-store.ts';
import { sendDrafts } from './send-drafts.ts';

const RETRY_MILLISECONDS = 30_000;

interface Field {
  readonly day: FieldDay | undefined;
  /** Undefined until it was looked for. */
  readonly isLoaded: boolean;
  readonly drafts: readonly Draft[];
  readonly isOnline: boolean;
  readonly isSending: boolean;
  readonly isFull: boolean;
  /** Why the server gave no plan, where it could be asked. */
  readonly refusal: ApiError | undefined;
  readonly keep: (draft: Draft) => Promise<void>;
  readonly discard: (draft: Draft) => Promise<void>;
  readonly send: () => void;
}

/** A day in the field: from the server where there is a network, else what this device has of it. */
export function useField(planned_on: string): Field {
  const [day, setDay] = useState<FieldDay>();
  const [reader, setReader] = useState<string>();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  const [isOnline, setOnline] = useState(navigator.onLine);
  const [isSending, setSending] = useState(false);
  const [isFull, setFull] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();

  const readDrafts = useCallback(async (of: string | undefined) => {
    if (of === undefined) return;
    const stored = await storedDrafts(of);
    setDrafts((shown) => withOpenDrafts(stored, shown));
  }, []);

  const load = useCallback(async () => {
    const known = await storedReader();
    setReader(known);
    await readDrafts(known);
    try {
      const fresh = await callRoute(routes.fieldDayRoute, { planned_on });
      setRefusal(undefined);
      // Somebody else's drafts are not theirs to see.
      if (fresh.reader !== known) setDrafts([]);
      setReader(fresh.reader);
      setDay(fresh);
      await readDrafts(fresh.reader);
      await storeDay(fresh).catch(() => setFull(true));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.localFailure === undefined;
      setRefusal(isRefused ? error : undefined);
      setDay(isRefused ? undefined : await storedDay(planned_on));
    }
    setLoaded(true);
  }, [planned_on, readDrafts]);

  const send = useCallback(async () => {
    if (reader === undefined || !navigator.onLine) return;
    setSending(true);
    try {
      await sendDrafts({ reader, onProgress: () => void readDrafts(reader) });
    } finally {
      setSending(false);
      await readDrafts(reader);
    }
  }, [reader, readDrafts]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets arrives from outside React, later
    void load();
  }, [load]);

  useEffect(() => {
    const changed = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void send().then(load);
    };
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets arrives from outside React, later
    void send();
    addEventListener('online', changed);
    addEventListener('offline', changed);
    const timer = setInterval(() => void send(), RETRY_MILLISECONDS);
    return () => {
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
      clearInterval(timer);
    };
  }, [send, load]);

  return {
    day,
    isLoaded,
    drafts,
    isOnline,
    isSending,
    isFull,
    refusal,
    async keep(draft) {
      if (reader === undefined) return;
      // Shown at once: whoever types does not wait for the storage.
      setDrafts((shown) => [...shown.filter(({ id }) => id !== draft.id), draft]);
      try {
        await storeDraft(reader, draft);
        setFull(false);
      } catch {
        setFull(true);
      }
      if (draft.isReady) await send();
    },
    async discard({ id }) {
      if (reader === undefined) return;
      setDrafts((shown) => shown.filter((draft) => draft.id !== id));
      await removeDraft(reader, id);
    },
    send: () => void send(),
  };
}

/** What is being edited is newer here than in the storage. */
function withOpenDrafts(stored: readonly Draft[], shown: readonly Draft[]): readonly Draft[] {
  const open = shown.filter((draft) => !draft.isReady || draft.problem !== undefined);
  const isOpen = ({ id }: Draft) => open.some((draft) => draft.id === id);
  return [...stored.filter((draft) => !isOpen(draft)), ...open];
}
