import { z } from 'zod';
import type { ActivityEntry } from '#modules/feature-development/contract/activity.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import { trackingEvents } from '#modules/feature-development/contract/records.ts';
import { fileEvents } from '#modules/feature-development/contract/files.ts';
import { kindOf } from './activity-kinds.ts';
import type { SowEvent } from './activity.queries.ts';

/** An entry before it is put into words. */
export interface MergedEvent extends Omit<ActivityEntry, 'what'> {
  /** Employees whom it was about. */
  readonly people: readonly number[];
}

/** What comes in bursts: a list that is worked through, files that are dropped together. */
const IN_BURSTS: ReadonlySet<string> = new Set([
  checklistEvents.checklist_row_done,
  checklistEvents.checklist_row_opened,
  checklistEvents.checklist_row_skipped,
  checklistEvents.checklist_row_remarked,
  fileEvents.file_added,
  fileEvents.file_replaced,
]);

/** Acts that are further apart than this are told apart. */
const BURST_MS = 10 * 60_000;

/** Events of a SOW as entries of its timeline, the latest first; like acts in a row are one. */
export function mergeEvents(events: readonly SowEvent[]): MergedEvent[] {
  const entries: MergedEvent[] = [];
  let before: SowEvent | undefined;
  for (const event of events) {
    const entry = describeEvent(event);
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

const word = z.string().optional().catch(undefined);
const words = z.array(z.string()).catch([]);

/** What is kept with events; each keeps some of it. */
const kept = z.object({
  stage_number: z.number().nullable().catch(null),
  reason: z.string().nullable().catch(null),
  rows: words,
  tables: words,
  assignee_ids: z.array(z.number()).catch([]),
  filename: word,
  remark: word,
  text: word,
  notes: word,
});

function describeEvent(event: SowEvent): MergedEvent {
  const { filename, remark, text, notes, ...facts } = kept.parse(event.after ?? event.before ?? {});
  const { rows, tables, reason, stage_number, assignee_ids: people } = facts;
  const single = [filename, remark, text, notes].flatMap((each) => each ?? []);
  const { at } = event;
  return {
    sequence: event.sequence,
    event: event.name,
    kind: kindOf(event.name),
    who: event.who,
    employee_id: event.employee_id,
    began_at: at,
    at,
    count: 1,
    stage_number,
    reason,
    subjects: [...(rows.length > 0 ? rows : tables), ...single].filter((each) => each !== ''),
    changed: event.name === trackingEvents.sow_updated ? changedFields(event) : [],
    people,
  };
}

const snapshot = z.record(z.string(), z.unknown()).catch({});

/** What changes with every edit says nothing of this one. */
const ALWAYS_CHANGING = new Set(['version', 'updated_at', 'updated_by']);

function changedFields(event: SowEvent): string[] {
  const before = snapshot.parse(event.before);
  const after = snapshot.parse(event.after);
  return Object.keys(after).filter(
    (field) =>
      !ALWAYS_CHANGING.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
