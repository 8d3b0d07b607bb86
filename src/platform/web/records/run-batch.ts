/** The state of one record of a batch; a problem is a readable text. */
export type BatchState = 'waiting' | 'busy' | 'done' | BatchProblem;

export interface BatchProblem {
  readonly problem: string;
  /** Whether another attempt could end otherwise. */
  readonly retryHelps: boolean;
}

/** How many records are processed at the same time. */
const AT_ONCE = 3;

interface Batch {
  readonly ids: readonly string[];
  readonly act: (id: string) => Promise<unknown>;
  readonly explain: (error: unknown) => BatchProblem;
  readonly onChange: (id: string, state: BatchState) => void;
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
