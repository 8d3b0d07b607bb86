import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { EntryReference } from './entries.api.ts';

/** An entry that somebody wants to edit, or whose history she wants to see. */
export interface EntryTarget extends EntryReference {
  readonly name: string;
  /** Its status comes from where it runs, and is not edited. */
  readonly runs?: boolean;
}

/** What this person may do with an entry of a list. */
export type ActionsOf = (target: EntryTarget) => readonly RowAction[];
