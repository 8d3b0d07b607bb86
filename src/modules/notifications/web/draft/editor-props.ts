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

/**
 * The problem of the stored draft at a field, in the reader's language. A field that is still empty is asked for
 * once somebody wants the setting to be in force.
 */
export function messageAt(
  { setting, draft }: EditorProps,
  path: string,
  value: { readonly length: number },
) {
  if (value.length === 0 && !draft.isWanted) return undefined;
  return setting.problems.find((problem) => problem.path === path)?.message;
}
