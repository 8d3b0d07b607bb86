import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';

/** An entry that somebody wants to edit, or whose history they want to see. */
export interface EntryTarget extends EntryReference {
  readonly name: string;
  /** Its status comes from where it runs, and is not edited. */
  readonly runs?: boolean;
}

/** What this person may do with an entry of a list. */
export type ActionsOf = (target: EntryTarget) => readonly RowAction[];
