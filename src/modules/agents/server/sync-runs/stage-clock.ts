import type { StageTimes, SyncStage } from '#modules/agents/contract/sync-jobs.ts';

/** Adds up what a document spends in each stage, even when it fails on the way. */
export class StageClock {
  readonly #startedAt = performance.now();
  readonly #spent: Record<SyncStage, number> = { read: 0, cut: 0, embed: 0, store: 0, probe: 0 };

  add(stage: SyncStage, milliseconds: number): void {
    this.#spent[stage] += milliseconds;
  }

  async measure<Result>(stage: SyncStage, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.add(stage, performance.now() - startedAt);
    }
  }

  /** From its beginning until now, in whole milliseconds. */
  get took(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  /** In whole milliseconds. */
  get times(): StageTimes {
    const { read, cut, embed, store, probe } = this.#spent;
    return {
      read: Math.round(read),
      cut: Math.round(cut),
      embed: Math.round(embed),
      store: Math.round(store),
      probe: Math.round(probe),
    };
  }
}
