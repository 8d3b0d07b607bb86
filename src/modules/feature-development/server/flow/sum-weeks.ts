/** How often something happened to a stage in a week; 0 is the first. */
export interface StageCount {
  readonly week: number;
  readonly stage: number;
  readonly count: number;
}

interface Happened {
  /** The days on which the weeks began. */
  readonly mondays: readonly string[];
  readonly completed: readonly StageCount[];
  /** Completions that were rolled back, by the week of the rollback. */
  readonly undone: readonly StageCount[];
  readonly created: readonly Omit<StageCount, 'stage'>[];
}

/** How many have completed so many stages by now. */
interface Standing {
  readonly done: number;
  readonly standing: number;
}

/** The last stage of each phase, after which work is in the next. */
interface PhaseEnd {
  readonly phase: string;
  readonly lastStage: number;
}

export function foldThroughput({ mondays, completed, undone }: Happened, lastStage: number) {
  return mondays.map((monday, week) => {
    const within = (each: StageCount) => each.week === week;
    return {
      week: monday,
      delivered: sum(completed, (each) => within(each) && each.stage === lastStage),
      stages_completed: sum(completed, within),
      stages_undone: sum(undone, within),
    };
  });
}

/**
 * How many pieces of work were in each phase, and how many were delivered, at the end of each week: the
 * counts of today less what happened since, so that nothing from before the first week is needed.
 */
export function foldCumulativeFlow(
  { mondays, completed, undone, created }: Happened,
  standing: readonly Standing[],
  phases: readonly PhaseEnd[],
) {
  const countsNow = standing.map(({ done, standing: count }) => ({ done, count }));
  return mondays.map((monday, week) => {
    const since = (each: { readonly week: number }) => each.week > week;
    const passed = (stage: number) => {
      const sinceThen = (each: StageCount) => since(each) && each.stage === stage;
      return (
        sum(countsNow, ({ done }) => done >= stage) -
        sum(completed, sinceThen) +
        sum(undone, sinceThen)
      );
    };
    let before = sum(countsNow, () => true) - sum(created, since);
    const counts = phases.map(({ phase, lastStage }) => {
      const after = passed(lastStage);
      const count = before - after;
      before = after;
      return { phase, count };
    });
    return { week: monday, phases: counts, delivered: before };
  });
}

function sum<Row extends { readonly count: number }>(
  rows: readonly Row[],
  counts: (row: Row) => boolean,
): number {
  return rows.reduce((total, row) => total + (counts(row) ? row.count : 0), 0);
}
