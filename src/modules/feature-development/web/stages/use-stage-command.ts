import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { newerOf, type Newer, type Seen } from './conflict.ts';

export interface CommandInput {
  readonly sowId: string;
  /** The SOW as this person has seen it: in a dialog, when it was opened. */
  readonly seen: Seen;
  readonly send: (version: number) => Promise<unknown>;
  readonly failure: string;
  readonly done: string;
  readonly onDone?: () => void;
}

/** Somebody else was faster: what is stored now, and when this person's version was. */
export interface Conflict {
  readonly sowId: string;
  readonly newer: Newer;
  readonly since: string;
}

export interface Command {
  readonly run: () => void;
  readonly busy: boolean;
  readonly problem:
    | { readonly heading: string; readonly message: string; readonly retryHelps: boolean }
    | undefined;
  readonly conflict: Conflict | undefined;
}

/**
 * Runs a command with the version this person has seen. Nothing is shown as done before the server
 * confirms it; a failure stays in sight until the next attempt, and after a conflict that attempt is made
 * with what has changed in sight.
 */
export function useCommand({ sowId, seen, send, failure, done, onDone }: CommandInput): Command {
  const client = useQueryClient();
  const [newest, setNewest] = useState<Newer>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Command['problem']>();
  const [conflict, setConflict] = useState<Conflict>();
  const known = newest !== undefined && newest.version > seen.version ? newest : seen;

  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    setConflict(undefined);
    try {
      await send(known.version);
      onDone?.();
      toast.success(done);
    } catch (error) {
      const newer = newerOf(error);
      setNewest(newer);
      if (newer !== undefined) setConflict({ sowId, newer, since: known.updated_at });
      else setProblem({ heading: failure, ...failureOf(error) });
      // Refused or lost, what the screen shows may be out of date.
      void client.invalidateQueries({ queryKey: ['sow', 'detail', sowId] });
    } finally {
      setBusy(false);
    }
  };
  return { run: () => void run(), busy, problem, conflict };
}
