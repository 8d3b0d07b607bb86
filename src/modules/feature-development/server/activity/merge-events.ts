import { sopEvents } from '#modules/feature-development/contract/sops.ts';
import { valueStreamEvents } from '#modules/feature-development/contract/value-streams.ts';
import { sowEvents } from '#modules/feature-development/contract/sows.ts';
import { z } from 'zod';
import {
  plannedDates,
  type ActivityEntry,
} from '#modules/feature-development/contract/activity.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';

import { fileEvents } from '#modules/feature-development/contract/files.ts';
import { kindOf } from './activity-kinds.ts';
import type { SowEvent } from './activity.queries.ts';

/** An entry before it has its text. */
export interface MergedEvent extends Omit<ActivityEntry, 'what' | 'changes'> {
  /** Employees that it was about. */
  readonly people: readonly number[];
  /** The account of who did it. */
  readonly user_id: string | null;
}

/** What often happens many times in a row: working through a list, uploading several files. */
const IN_BURSTS: ReadonlySet<string> = new Set([
  checklistEvents.checklist_row_done,
  checklistEvents.checklist_row_opened,
  checklistEvents.checklist_row_skipped,
  checklistEvents.checklist_row_remarked,
  fileEvents.file_added,
  fileEvents.file_replaced,
]);

const UPDATES: ReadonlySet<string> = new Set([
  sowEvents.sow_updated,
  sopEvents.sop_updated,
  valueStreamEvents.value_stream_updated,
]);

/** Events further apart than this are separate entries. */
const BURST_MS = 10 * 60_000;

/** Events of a SOW as entries of its timeline, the latest first; a series of similar events is one entry. */
export function mergeEvents(events: readonly SowEvent[]): MergedEvent[] {
  const entries: MergedEvent[] = [];
  let before: SowEvent | undefined;
  for (const event of events) {
    const entry = entryOf(event);
    const later = entries.at(-1);
    const isSamePerson =
      before?.user_id === event.user_id && before?.employee_id === event.employee_id;
    if (later !== undefined && isSamePerson && isOneBurst(entry, later)) {
      entries[entries.length - 1] = {
        ...later,
        began_at: entry.began_at,
        count: later.count + 1,
        subjects: [...new Set([...entry.subjects, ...later.subjects])],
      };
    } else {
      entries.push(entry);
    }
    before = event;
  }
  return entries;
}

function isOneBurst(earlier: MergedEvent, later: MergedEvent): boolean {
  return (
    IN_BURSTS.has(later.event) &&
    earlier.event === later.event &&
    earlier.stage_number === later.stage_number &&
    earlier.reason === later.reason &&
    Date.parse(later.began_at) - Date.parse(earlier.at) <= BURST_MS
  );
}

const text = z.string().optional().catch(undefined);
const texts = z.array(z.string()).catch([]);

/** What events store; each stores some of it. */
const stored = z.object({
  stage_number: z.number().nullable().catch(null),
  reason: z.string().nullable().catch(null),
  rows: texts,
  tables: texts,
  assignee_ids: z.array(z.number()).catch([]),
  filename: text,
  remark: text,
  blocks: text,
  blocked_by: text,
  text,
  notes: text,
});

function entryOf({ name: event, before, after, ...entry }: SowEvent): MergedEvent {
  const { stage_number, reason, rows, tables, assignee_ids, ...others } = stored.parse(
    after ?? before ?? {},
  );
  const { filename, remark, text: comment, notes, blocks, blocked_by } = others;
  const kind = kindOf(event);
  // An edit stores the whole record, which may have long notes of its own.
  const own = kind === 'edits' ? [] : [filename, remark, comment, notes];
  const single = [...own, blocks, blocked_by].flatMap((each) => each ?? []);
  return {
    ...entry,
    event,
    kind,
    began_at: entry.at,
    count: 1,
    stage_number,
    reason,
    subjects: [...(rows.length > 0 ? rows : tables), ...single].filter((each) => each !== ''),
    changed: UPDATES.has(event) ? changedFields({ before, after }) : [],
    dates: UPDATES.has(event) ? changedDates({ before, after }) : [],
    people: assignee_ids,
  };
}

const snapshot = z.record(z.string(), z.unknown()).catch({});

/** Fields that change with every edit. */
const ALWAYS_CHANGING = new Set(['version', 'updated_at', 'updated_by']);

function changedFields(event: Pick<SowEvent, 'before' | 'after'>): string[] {
  const before = snapshot.parse(event.before);
  const after = snapshot.parse(event.after);
  return Object.keys(after).filter(
    (field) =>
      !ALWAYS_CHANGING.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

const plan = z
  .object({ start_date: z.iso.date().nullable(), due_date: z.iso.date().nullable() })
  .partial()
  .catch({});

function changedDates(event: Pick<SowEvent, 'before' | 'after'>): ActivityEntry['dates'] {
  const [before, after] = [plan.parse(event.before), plan.parse(event.after)];
  return plannedDates
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((date) => date.before !== date.after);
}
