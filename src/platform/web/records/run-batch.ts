/** The state of one record of a batch; a problem is a readable text. */
export type BatchState = 'waiting' | 'busy' | 'done' | BatchProblem;

export interface BatchProblem {
  readonly problem: string;
  /** Whether another attempt could end otherwise. */
  readonly retryHelps: boolean;
}

/** How many records are processed at the same time. */
const AT_ONCE = 3;

interface Running {
  readonly ids: readonly string[];
  readonly explain: (error: unknown) => BatchProblem;
  readonly onChange: (id: string, state: BatchState) => void;
}

interface Batch extends Running {
  readonly act: (id: string) => Promise<unknown>;
}

/** Does the same to several records. Each may fail separately; returns how many did. */
export async function runBatch({ ids, act, explain, onChange }: Batch): Promise<number> {
  const waiting = [...ids];
  let failures = 0;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      onChange(id, 'busy');
      try {
        await act(id);
        onChange(id, 'done');
      } catch (error) {
        failures += 1;
        onChange(id, explain(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

/** A record that a call about several has refused, and why. */
export interface Refused {
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

interface OneCall extends Running {
  /** Resolves with those that were refused; the others are done. */
  readonly actOnAll: (ids: readonly string[]) => Promise<readonly Refused[]>;
}

/** The same by one call about all of them. */
export async function runTogether({ ids, actOnAll, explain, onChange }: OneCall): Promise<number> {
  for (const id of ids) onChange(id, 'busy');
  try {
    const refused = new Map((await actOnAll(ids)).map((each) => [each.id, each]));
    for (const id of ids) {
      const reason = refused.get(id);
      // What somebody else changed meanwhile is changed on the basis of that the next time.
      onChange(
        id,
        reason === undefined
          ? 'done'
          : { problem: reason.message, retryHelps: reason.code === 'conflict' },
      );
    }
    return refused.size;
  } catch (error) {
    for (const id of ids) onChange(id, explain(error));
    return ids.length;
  }
}
