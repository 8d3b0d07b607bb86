import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import { trackingEvents } from '#modules/feature-development/contract/records.ts';
import { percentOf, STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { newId } from '#platform/server/ids.ts';
import { newTable, type NewRow, type NewTable } from '../checklists/write-checklist-tables.ts';
import {
  COMMENTS,
  EXAMPLE_TEMPLATES,
  NOTES,
  REMARKS,
  SKIP_REASONS,
  type ExampleComment,
} from './example-texts.ts';
import { ANALYST, DEVELOPER, LEAD } from './example-people.ts';
import type { Step } from './simulate-history.ts';

/** After a start, what has been looked at so far was looked at within this time. */
const A_WHILE_MS = 4 * 3600 * 1000;

/** Who works on which stage; all others are the analyst's. */
const LED: readonly number[] = [1, 8, 20];
const DEVELOPED: readonly number[] = [6, 7, 9, 11, 13, 15, 16, 19];
const TRIED_BY_CUSTOMER = 17;

/** One pass through a stage. */
export interface Pass {
  readonly id: string;
  readonly stageNumber: number;
  readonly pass: number;
  isCurrent: boolean;
  notes: string;
  startedAt: Date | null;
  startedByEmployee: number | null;
  completedAt: Date | null;
  completedByEmployee: number | null;
  rolledBackAt: Date | null;
  rolledBackByEmployee: number | null;
  rollbackReason: string | null;
}

export interface Happened {
  readonly at: Date;
  readonly by: number;
  readonly name: string;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

export interface SaidOnce extends ExampleComment {
  readonly id: string;
  readonly stageNumber: number;
  readonly at: Date;
}

/** All that a SOW's history leaves behind. */
export interface History {
  readonly passes: Pass[];
  readonly events: Happened[];
  readonly tables: (NewTable & { readonly stageId: string })[];
  readonly comments: SaidOnce[];
  readonly currentStage: number;
  readonly stageStartedAt: Date | null;
  /** When it moved last; null when it never did. */
  readonly standsSince: Date | null;
}

interface Told {
  readonly steps: readonly Step[];
  readonly customer: number;
  readonly seed: number;
}

/** Puts what happened into the records that the application would have kept of it. */
export function tellHistory({ steps, customer, seed }: Told): History {
  const passes = Array.from({ length: STAGE_COUNT }, (_, index) => newPass(index + 1, 1));
  const events: Happened[] = [];
  const tables: History['tables'] = [];
  const comments: SaidOnce[] = [];
  let currentStage = 0;
  let stageStartedAt: Date | null = null;
  const passOf = (stage: number) => {
    const found = passes.find((pass) => pass.isCurrent && pass.stageNumber === stage);
    if (found === undefined) throw new Error(`No pass of stage ${stage}`);
    return found;
  };
  const record = (pass: Pass, event: Omit<Happened, 'before'>, stageAfter: number) => {
    const told = { stage_number: pass.stageNumber, pass: pass.pass };
    const standing = (stage: number) => ({ current_stage: stage, progress: percentOf(stage) });
    const before = { ...told, ...standing(currentStage) };
    events.push({ ...event, before, after: { ...told, ...standing(stageAfter), ...event.after } });
    currentStage = stageAfter;
  };

  for (const { kind, stage, at, reason } of steps) {
    const pass = passOf(stage);
    const worker = workerOf(stage, customer);
    if (kind === 'start') {
      Object.assign(pass, { startedAt: at, startedByEmployee: LEAD });
      stageStartedAt = at;
      const after = { assignee_ids: [worker], is_started: true };
      record(pass, { at, by: LEAD, name: trackingEvents.stage_assigned, after }, currentStage);
    } else if (kind === 'complete') {
      const notes = NOTES[stage] ?? '';
      Object.assign(pass, { completedAt: at, completedByEmployee: worker, notes });
      stageStartedAt = null;
      tables.push(...workThrough(pass, { until: at, by: worker, isDone: true, seed }, events));
      if (pass.pass === 1) comments.push(...sayAt(pass, at, seed));
      const after = notes === '' ? {} : { notes };
      record(pass, { at, by: worker, name: trackingEvents.stage_completed, after }, stage);
    } else {
      const ended = passes.filter(
        (one) => one.isCurrent && one.stageNumber >= stage && one.startedAt !== null,
      );
      for (const one of ended) {
        Object.assign(one, { isCurrent: false, rolledBackAt: at, rolledBackByEmployee: LEAD });
        if (one === pass) one.rollbackReason = reason;
        passes.push({ ...newPass(one.stageNumber, one.pass + 1), notes: one.notes });
      }
      stageStartedAt = null;
      const stages = ended.map(({ stageNumber }) => stageNumber).toSorted((a, b) => a - b);
      const name = trackingEvents.stage_rolled_back;
      record(pass, { at, by: LEAD, name, after: { reason, stages } }, stage - 1);
    }
  }
  const open = passes.find(
    (one) => one.isCurrent && one.startedAt !== null && one.completedAt === null,
  );
  if (open?.startedAt != null) {
    const by = workerOf(open.stageNumber, customer);
    const until = new Date(open.startedAt.getTime() + A_WHILE_MS);
    tables.push(...workThrough(open, { until, by, isDone: false, seed }, events));
  }
  for (const said of comments) {
    events.push({
      at: said.at,
      by: said.author,
      name: commentEvents.comment_added,
      before: {},
      after: { stage_number: said.stageNumber, comment_id: said.id, text: said.text },
    });
  }
  const standsSince = steps.at(-1)?.at ?? null;
  return { passes, events, tables, comments, currentStage, stageStartedAt, standsSince };
}

/** Who works on a stage of a SOW. */
export function workerOf(stage: number, customer: number): number {
  if (stage === TRIED_BY_CUSTOMER) return customer;
  if (LED.includes(stage)) return LEAD;
  return DEVELOPED.includes(stage) ? DEVELOPER : ANALYST;
}

function newPass(stageNumber: number, pass: number): Pass {
  return {
    id: newId(),
    stageNumber,
    pass,
    isCurrent: true,
    notes: '',
    startedAt: null,
    startedByEmployee: null,
    completedAt: null,
    completedByEmployee: null,
    rolledBackAt: null,
    rolledBackByEmployee: null,
    rollbackReason: null,
  };
}

interface Work {
  readonly until: Date;
  readonly by: number;
  readonly isDone: boolean;
  readonly seed: number;
}

/** The checklist of a pass: all of it marked, or the first half while it is still worked on. */
function workThrough(pass: Pass, { until, by, isDone, seed }: Work, events: Happened[]) {
  const templates = EXAMPLE_TEMPLATES[pass.stageNumber] ?? [];
  const from = pass.startedAt ?? until;
  const rowCount = templates.reduce((sum, { rows }) => sum + rows.length, 0);
  let place = 0;
  return templates.map((template) => {
    const table = newTable(template);
    const rows = table.rows.map((row): NewRow => {
      place += 1;
      if (!isDone && place > rowCount / 2) return row;
      const isSkipped = (place + seed) % 7 === 0;
      const markedAt = new Date(
        from.getTime() + ((until.getTime() - from.getTime()) * place) / (rowCount + 1),
      );
      const skipReason = isSkipped ? (SKIP_REASONS[seed % SKIP_REASONS.length] ?? '') : '';
      const remark = (place + seed) % 5 === 0 ? (REMARKS[seed % REMARKS.length] ?? '') : '';
      events.push({
        at: markedAt,
        by,
        name: isSkipped
          ? checklistEvents.checklist_row_skipped
          : checklistEvents.checklist_row_done,
        before: { states: ['open'] },
        after: {
          stage_number: pass.stageNumber,
          table: table.name,
          rows: [row.cells.join(' · ')],
          ...(isSkipped ? { reason: skipReason } : {}),
        },
      });
      const state = isSkipped ? ('skipped' as const) : ('done' as const);
      return { ...row, state, skip_reason: skipReason, remark, marked_at: markedAt, markedByEmployee: by, version: 2 };
    });
    return { ...table, rows, stageId: pass.id };
  });
}

/** What was said while a stage was worked on; not on every SOW the same. */
function sayAt({ stageNumber, startedAt }: Pass, until: Date, seed: number): SaidOnce[] {
  const pool = COMMENTS[stageNumber] ?? [];
  const from = startedAt ?? until;
  return pool
    .filter((_, place) => (place + seed + stageNumber) % 2 === 0)
    .map((said, place) => ({
      ...said,
      id: newId(),
      stageNumber,
      at: new Date(from.getTime() + ((until.getTime() - from.getTime()) * (place + 1)) / 4),
    }));
}
