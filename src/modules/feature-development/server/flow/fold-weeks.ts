/** How often something happened to a stage in a week; -1 is all the time before the first week. */
export interface StageCount {
  readonly week: number;
  readonly stage: number;
  readonly count: number;
}

interface Happened {
  /** The days on which the weeks began. */
  readonly mondays: readonly string[];
  readonly completed: readonly StageCount[];
  /** Completions that were taken back, in the week in which that was done. */
  readonly undone: readonly StageCount[];
  readonly created: readonly Omit<StageCount, 'stage'>[];
}

/** The last stage of each phase, after which work stands in the next. */
interface PhaseEnd {
  readonly phase: string;
  readonly lastStage: number;
}

/** What was done in each week. */
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

/** How many pieces of work stood in each phase, and how many were delivered, at the end of each week. */
export function foldCumulativeFlow(
  { mondays, completed, undone, created }: Happened,
  phases: readonly PhaseEnd[],
) {
  return mondays.map((monday, week) => {
    const until = (each: { readonly week: number }) => each.week <= week;
    const hasPassed = (stage: number) => (each: StageCount) => until(each) && each.stage === stage;
    let before = sum(created, until);
    const standing = phases.map(({ phase, lastStage }) => {
      const passed = sum(completed, hasPassed(lastStage)) - sum(undone, hasPassed(lastStage));
      const count = before - passed;
      before = passed;
      return { phase, count };
    });
    return { week: monday, phases: standing, delivered: before };
  });
}

function sum<Row extends { readonly count: number }>(
  rows: readonly Row[],
  counts: (row: Row) => boolean,
): number {
  return rows.reduce((total, row) => total + (counts(row) ? row.count : 0), 0);
}
