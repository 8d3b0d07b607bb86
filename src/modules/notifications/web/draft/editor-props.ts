import type { EventProperty } from '#modules/notifications/contract/events.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import type { Draft } from './use-draft.ts';

export interface EditorProps {
  readonly setting: Setting;
  readonly draft: Draft;
  readonly mayWrite: boolean;
}

/** Of a part of the editor that uses what the event carries. */
export interface PanelProps extends EditorProps {
  readonly properties: readonly EventProperty[];
}

/** The problem of the stored draft at a field, in the reader's language. */
export function messageAt({ problems }: Pick<Setting, 'problems'>, path: string) {
  return problems.find((problem) => problem.path === path)?.message;
}
