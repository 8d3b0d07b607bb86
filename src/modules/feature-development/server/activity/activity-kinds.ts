import type { ActivityKind } from '#modules/feature-development/contract/activity.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import { trackingEvents } from '#modules/feature-development/contract/records.ts';
import { fileEvents } from '#modules/feature-development/contract/files.ts';

/** Which events are of which kind. */
const KINDS: readonly (readonly [ActivityKind, readonly string[]])[] = [
  ['stages', Object.values(trackingEvents).filter((name) => name.includes('.stage_'))],
  ['checklists', Object.values(checklistEvents)],
  ['files', Object.values(fileEvents)],
  ['comments', Object.values(commentEvents)],
  ['edits', [trackingEvents.sow_created, trackingEvents.sow_updated]],
];

export function kindOf(event: string): ActivityKind {
  const [kind = 'edits'] = KINDS.find(([, names]) => names.includes(event)) ?? [];
  return kind;
}

/** The events of a kind; of all kinds when none is named. */
export function eventsOf(kind: ActivityKind | undefined): readonly string[] | undefined {
  return KINDS.find(([name]) => name === kind)?.[1];
}
