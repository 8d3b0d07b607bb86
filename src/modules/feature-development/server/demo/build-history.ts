import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';

import {
  percentOf,
  STAGE_COUNT,
  stageBefore,
} from '#modules/feature-development/contract/stage-order.ts';
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

/** In an open stage, the rows marked so far were marked within this time after its start. */
const A_WHILE_MS = 4 * 3600 * 1000;

/** Who works on which stage; the analyst works on all others. */
const LED: readonly number[] = [1, 8, 20];
const DEVELOPED: readonly number[] = [6, 7, 9, 11, 13, 15, 16, 19];
const TRIED_BY_CUSTOMER = 17;

export interface Pass {
  readonly id: string;
  readonly stage_number: number;
  readonly pass: number;
  is_current: boolean;
  notes: string;
  started_at: string | null;
  started_by_employee: number | null;
  completed_at: string | null;
  completed_by_employee: number | null;
  rolled_back_at: string | null;
  rolled_back_by_employee: number | null;
  rollback_reason: string | null;
}

export interface ExampleEvent {
  readonly at: string;
  readonly by: number;
  readonly name: string;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

export interface WrittenComment extends ExampleComment {
  readonly id: string;
  readonly stage_number: number;
  readonly at: string;
}

export interface History {
  readonly passes: Pass[];
  readonly events: ExampleEvent[];
  readonly tables: (NewTable & { readonly stage_id: string })[];
  readonly comments: WrittenComment[];
  readonly current_stage: number;
  readonly stage_started_at: string | null;
  /** When it moved last; null when it never did. */
  readonly stands_since: string | null;
}

interface Course {
  readonly steps: readonly Step[];
  readonly customer: number;
  readonly seed: number;
}

/** Turns what happened into the records that the application would have written. */
export function buildHistory({ steps, customer, seed }: Course): History {
  const passes = Array.from({ length: STAGE_COUNT }, (_, index) => newPass(index + 1, 1));
  const events: ExampleEvent[] = [];
  const tables: History['tables'] = [];
  const comments: WrittenComment[] = [];
  let current_stage = 0;
  let stage_started_at: string | null = null;
  const passOf = (stage: number) => {
    const found = passes.find((pass) => pass.is_current && pass.stage_number === stage);
    if (found === undefined) throw new Error(`No pass of stage ${stage}`);
    return found;
  };
  const record = (pass: Pass, event: Omit<ExampleEvent, 'before'>, stageAfter: number) => {
    const address = { stage_number: pass.stage_number, pass: pass.pass };
    const progressAt = (stage: number) => ({ current_stage: stage, progress: percentOf(stage) });
    const before = { ...address, ...progressAt(current_stage) };
    events.push({
      ...event,
      before,
      after: { ...address, ...progressAt(stageAfter), ...event.after },
    });
    current_stage = stageAfter;
  };

  for (const { kind, stage, at, reason } of steps) {
    const pass = passOf(stage);
    const worker = workerOf(stage, customer);
    if (kind === 'start') {
      Object.assign(pass, { started_at: at, started_by_employee: LEAD });
      stage_started_at = at;
      const after = { assignee_ids: [worker], is_started: true };
      record(pass, { at, by: LEAD, name: stageEvents.stage_assigned, after }, current_stage);
    } else if (kind === 'complete') {
      const notes = NOTES[stage] ?? '';
      Object.assign(pass, { completed_at: at, completed_by_employee: worker, notes });
      stage_started_at = null;
      tables.push(...workThrough(pass, { until: at, by: worker, isDone: true, seed }, events));
      if (pass.pass === 1) comments.push(...writeComments(pass, at, seed));
      const after = notes === '' ? {} : { notes };
      record(pass, { at, by: worker, name: stageEvents.stage_completed, after }, stage);
    } else {
      const ended = passes.filter(
        (one) => one.is_current && one.stage_number >= stage && one.started_at !== null,
      );
      for (const one of ended) {
        Object.assign(one, {
          is_current: false,
          rolled_back_at: at,
          rolled_back_by_employee: LEAD,
        });
        if (one === pass) one.rollback_reason = reason;
        passes.push({ ...newPass(one.stage_number, one.pass + 1), notes: one.notes });
      }
      stage_started_at = null;
      const stages = ended.map(({ stage_number }) => stage_number).toSorted((a, b) => a - b);
      const name = stageEvents.stage_rolled_back;
      record(pass, { at, by: LEAD, name, after: { reason, stages } }, stageBefore(stage));
    }
  }
  const open = passes.find(
    (one) => one.is_current && one.started_at !== null && one.completed_at === null,
  );
  if (open?.started_at != null) {
    const by = workerOf(open.stage_number, customer);
    const until = new Date(Date.parse(open.started_at) + A_WHILE_MS).toISOString();
    tables.push(...workThrough(open, { until, by, isDone: false, seed }, events));
  }
  for (const comment of comments) {
    events.push({
      at: comment.at,
      by: comment.author,
      name: commentEvents.comment_added,
      before: {},
      after: { stage_number: comment.stage_number, comment_id: comment.id, text: comment.text },
    });
  }
  const stands_since = steps.at(-1)?.at ?? null;
  return { passes, events, tables, comments, current_stage, stage_started_at, stands_since };
}

/** Who works on a stage of a SOW. */
export function workerOf(stage: number, customer: number): number {
  if (stage === TRIED_BY_CUSTOMER) return customer;
  if (LED.includes(stage)) return LEAD;
  return DEVELOPED.includes(stage) ? DEVELOPER : ANALYST;
}

function newPass(stage_number: number, pass: number): Pass {
  return {
    id: newId(),
    stage_number,
    pass,
    is_current: true,
    notes: '',
    started_at: null,
    started_by_employee: null,
    completed_at: null,
    completed_by_employee: null,
    rolled_back_at: null,
    rolled_back_by_employee: null,
    rollback_reason: null,
  };
}

interface Work {
  readonly until: string;
  readonly by: number;
  readonly isDone: boolean;
  readonly seed: number;
}

/** The checklist of a pass: all of it marked, or the first half while it is still worked on. */
function workThrough(pass: Pass, { until, by, isDone, seed }: Work, events: ExampleEvent[]) {
  const templates = EXAMPLE_TEMPLATES[pass.stage_number] ?? [];
  const from = pass.started_at ?? until;
  const rowCount = templates.reduce((sum, { rows }) => sum + rows.length, 0);
  let place = 0;
  return templates.map((template) => {
    const table = newTable(template);
    const rows = table.rows.map((row): NewRow => {
      place += 1;
      if (!isDone && place > rowCount / 2) return row;
      const isSkipped = (place + seed) % 7 === 0;
      const marked_at = momentBetween(from, until, place / (rowCount + 1));
      const skip_reason = isSkipped ? (SKIP_REASONS[seed % SKIP_REASONS.length] ?? '') : '';
      const remark = (place + seed) % 5 === 0 ? (REMARKS[seed % REMARKS.length] ?? '') : '';
      events.push({
        at: marked_at,
        by,
        name: isSkipped
          ? checklistEvents.checklist_row_skipped
          : checklistEvents.checklist_row_done,
        before: { states: ['open'] },
        after: {
          stage_number: pass.stage_number,
          table: table.name,
          rows: [row.cells.join(' · ')],
          ...(isSkipped ? { reason: skip_reason } : {}),
        },
      });
      const state = isSkipped ? ('skipped' as const) : ('done' as const);
      return {
        ...row,
        state,
        skip_reason,
        remark,
        marked_at,
        marked_by_employee: by,
        version: 2,
      };
    });
    return { ...table, rows, stage_id: pass.id };
  });
}

/** Comments written while a stage was worked on; not the same on every SOW. */
function writeComments(
  { stage_number, started_at }: Pass,
  until: string,
  seed: number,
): WrittenComment[] {
  const pool = COMMENTS[stage_number] ?? [];
  const from = started_at ?? until;
  return pool
    .filter((_, place) => (place + seed + stage_number) % 2 === 0)
    .map((comment, place) => ({
      ...comment,
      id: newId(),
      stage_number,
      at: momentBetween(from, until, (place + 1) / 4),
    }));
}

/** When a share of the time from one moment to another has passed. */
function momentBetween(from: string, until: string, share: number): string {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  return new Date(first + (last - first) * share).toISOString();
}
