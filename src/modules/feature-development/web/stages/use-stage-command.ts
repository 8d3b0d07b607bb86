import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { newerOf, type Newer, type Seen } from './conflict.ts';

interface CommandInput {
  readonly sowId: string;
  /** The SOW as its person has seen it: in a dialog, when she opened it. */
  readonly seen: Seen;
  readonly send: (version: number) => Promise<unknown>;
  /** Heading of what is said when it fails. */
  readonly failure: string;
  readonly onDone: () => void;
}

/** Somebody else was faster: what is stored now, and what this person had seen. */
export interface Conflict {
  readonly sowId: string;
  readonly newer: Newer;
  readonly since: string;
}

/** A command on a SOW, and how it stands. */
export interface Command {
  readonly run: () => void;
  readonly busy: boolean;
  /** Why it did not happen. */
  readonly problem: { readonly heading: string; readonly message: string } | undefined;
  readonly conflict: Conflict | undefined;
}

/**
 * Runs a command with the version its person has seen. Nothing is shown as done before the server says
 * so; a failure stays in sight until it is tried again, and after a conflict the next attempt is made
 * knowing what changed.
 */
export function useCommand(input: CommandInput): Command {
  const { sowId } = input;
  const client = useQueryClient();
  const [told, setTold] = useState<Newer>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Command['problem']>();
  const [conflict, setConflict] = useState<Conflict>();
  const known = told !== undefined && told.version > input.seen.version ? told : input.seen;

  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    setConflict(undefined);
    try {
      await input.send(known.version);
      input.onDone();
    } catch (error) {
      const newer = newerOf(error);
      setTold(newer);
      if (newer !== undefined) setConflict({ sowId, newer, since: known.updated_at });
      else setProblem({ heading: input.failure, message: failureOf(error).message });
      // Refused or lost, the screen may tell of the time before.
      void client.invalidateQueries({ queryKey: ['sow', 'detail', sowId] });
    } finally {
      setBusy(false);
    }
  };
  return { run: () => void run(), busy, problem, conflict };
}
