import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Progress } from './follow-changes.ts';
import { useLive, useProgress } from './live.ts';

const POLL_MS = 1_000;

/** How far the rows of a long-running job are, as it is announced and as the query of the job has it. */
interface RunFigures {
  readonly status: string;
  readonly rows_done: number;
  readonly rows_total: number | null;
}

/** Whether a message says how far a job is: the server wrote it; this only ignores those of a later release. */
export function isRunFigures(progress: object): progress is RunFigures {
  return 'status' in progress && 'rows_done' in progress && 'rows_total' in progress;
}

/** How often to ask how far the server is: only while the stream reports nothing. */
export function usePollEvery(): number | false {
  return useLive() ? false : POLL_MS;
}

interface Run {
  /** Kind of record, as events name it and as the keys of its queries begin. */
  readonly entity: string;
  readonly id: string;
  /** Of the query that has the job. */
  readonly queryKey: QueryKey;
}

/** Keeps the figures of a job up to date while it runs, and asks for it again at its next step. */
export function useRunProgress({ entity, id, queryKey }: Run): void {
  const client = useQueryClient();
  const handle = useCallback(
    ({ entity_id, progress }: Progress) => {
      const stored = client.getQueryData<RunFigures>(queryKey);
      if (entity_id !== id || stored === undefined || !isRunFigures(progress)) return;
      const { status, rows_done, rows_total } = progress;
      if (stored.status === status) {
        client.setQueryData<RunFigures>(queryKey, { ...stored, rows_done, rows_total });
      } else void client.invalidateQueries({ queryKey: [entity] });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key is made at each render, always of the same id
    [client, entity, id],
  );
  useProgress(entity, handle);
}
