import type { Phase } from '#modules/feature-development/contract/phases.ts';

/** The commands that people give to a SOW. */
export type Command =
  | { readonly kind: 'start' | 'complete'; readonly stage: number }
  | { readonly kind: 'edit'; readonly stage: number; readonly notes: string }
  | { readonly kind: 'assign'; readonly stage: number; readonly assignees: readonly number[] }
  | { readonly kind: 'rollback'; readonly stage: number; readonly reason: string };

/** The order of the stages as specified, written out so that it checks the product's own. */
export const specifiedOrder: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
];

interface StageModel {
  readonly stage: number;
  readonly pass: number;
  readonly startedBy: string | null;
  readonly completedBy: string | null;
  readonly notes: string;
  readonly assignees: readonly number[];
  /** How the previous pass ended; the reason belongs to the stage that was rolled back. */
  readonly rolledBack: { readonly by: string; readonly reason: string | null } | null;
}

/** A SOW as specified: nothing but its stages, no sums. */
export type SowModel = readonly StageModel[];

/** A SOW whose creator recorded the stages up to one as complete. */
export function newSow({ upTo, by }: { upTo: number; by: string }): SowModel {
  return Array.from({ length: 20 }, (_, index) => {
    const stage = index + 1;
    const person = stage <= upTo && specifiedOrder.includes(stage) ? by : null;
    return {
      stage,
      pass: 1,
      startedBy: person,
      completedBy: person,
      notes: '',
      assignees: [],
      rolledBack: null,
    };
  });
}

/** The stage that can move when these are complete. */
export function nextOf(sow: SowModel): number | null {
  return specifiedOrder.find((stage) => stage > completedOf(sow)) ?? null;
}

/** The SOW after a command: the same one when there is nothing to do, `undefined` when it is refused. */
export function obey(sow: SowModel, person: string, command: Command): SowModel | undefined {
  const stage = sow.find((each) => each.stage === command.stage);
  if (stage === undefined) return undefined;
  const isNext = stage.stage === nextOf(sow);
  const put = (changes: Partial<StageModel>) =>
    sow.map((each) => (each === stage ? { ...stage, ...changes } : each));
  switch (command.kind) {
    case 'start':
      if (stage.startedBy === person) return sow;
      return isNext && stage.startedBy === null ? put({ startedBy: person }) : undefined;
    case 'complete':
      if (stage.completedBy === person) return sow;
      return isNext && stage.startedBy !== null ? put({ completedBy: person }) : undefined;
    case 'edit':
      if (stage.startedBy === null) return undefined;
      return stage.notes === command.notes ? sow : put({ notes: command.notes });
    case 'assign': {
      const assignees = [...new Set(command.assignees)].toSorted((one, other) => one - other);
      if (stage.startedBy === null) {
        return isNext ? put({ assignees, startedBy: person }) : undefined;
      }
      return String(assignees) === String(stage.assignees) ? sow : put({ assignees });
    }
    case 'rollback': {
      const { rolledBack, startedBy, completedBy } = stage;
      const isDone = rolledBack?.by === person && rolledBack.reason === command.reason;
      if (startedBy === null && isDone) return sow;
      if (completedBy === null) return undefined;
      return sow.map((each) =>
        each.stage < stage.stage || each.startedBy === null
          ? each
          : {
              ...each,
              pass: each.pass + 1,
              startedBy: null,
              completedBy: null,
              rolledBack: { by: person, reason: each === stage ? command.reason : null },
            },
      );
    }
  }
}

/** The highest completed stage. */
export function completedOf(sow: SowModel): number {
  return Math.max(0, ...sow.filter((each) => each.completedBy !== null).map(({ stage }) => stage));
}

export function phaseAt(stage: number): Phase {
  if (stage <= 1) return 'BR';
  if (stage <= 4) return 'FD';
  return stage <= 16 ? 'DEV' : 'DEL';
}
