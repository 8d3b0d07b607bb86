import { describe, expect, it } from 'vitest';
import { runBatch, type BatchState } from './run-batch.ts';

async function run(ids: string[], act: (id: string) => Promise<unknown>) {
  const states = new Map<string, BatchState>();
  const explain = (error: unknown) => ({
    problem: error instanceof Error ? error.message : 'unknown',
    retryHelps: false,
  });
  const onChange = (id: string, state: BatchState) => states.set(id, state);
  const failures = await runBatch({ ids, act, explain, onChange });
  return { failures, states: Object.fromEntries(states) };
}

describe('a batch', () => {
  it('continues after a failure, and reports its reason', async () => {
    const act = async (id: string) => {
      if (id === 'b') throw new Error('refused');
    };
    expect(await run(['a', 'b', 'c'], act)).toEqual({
      failures: 1,
      states: { a: 'done', b: { problem: 'refused', retryHelps: false }, c: 'done' },
    });
  });

  it('processes each record once, at most three at a time', async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `record ${number}`);
    const seen: string[] = [];
    let busy = 0;
    let most = 0;
    await run(ids, async (id) => {
      seen.push(id);
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setTimeout(resolve, 1));
      busy -= 1;
    });
    expect(seen).toEqual(ids);
    expect(most).toBe(3);
  });
});
