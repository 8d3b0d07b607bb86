import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import { sopEvents } from '#modules/feature-development/contract/sops.ts';
import { valueStreamEvents } from '#modules/feature-development/contract/value-streams.ts';
import { sowEvents } from '#modules/feature-development/contract/sows.ts';
import { relationEvents } from '#modules/feature-development/contract/relations.ts';
import type { ActivityKind } from '#modules/feature-development/contract/activity.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import { dueEvents } from '#modules/feature-development/contract/due-dates.ts';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';

import { fileEvents } from '#modules/feature-development/contract/files.ts';

const KINDS: readonly (readonly [ActivityKind, readonly string[]])[] = [
  ['stages', Object.values(stageEvents)],
  ['checklists', Object.values(checklistEvents)],
  ['files', Object.values(fileEvents)],
  ['comments', Object.values(commentEvents)],
  [
    'edits',
    [sowEvents, sopEvents, valueStreamEvents, relationEvents, dueEvents].flatMap((events) =>
      Object.values<string>(events),
    ),
  ],
];

export function kindOf(event: string): ActivityKind {
  const [kind = 'edits'] = KINDS.find(([, names]) => names.includes(event)) ?? [];
  return kind;
}

/** The events of a kind; `undefined`, which is all of them, for none. */
export function eventsOf(kind: ActivityKind | undefined): readonly string[] | undefined {
  return KINDS.find(([name]) => name === kind)?.[1];
}
