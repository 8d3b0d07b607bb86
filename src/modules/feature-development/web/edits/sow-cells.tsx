import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { DueDateCell, PersonCell, TagsCell, type ShownTags } from './edit-cells.tsx';
import { useEditSow } from './edits.api.ts';

/** A SOW as lists, the board and its page have it. */
export type EditedSow = Pick<
  ListedSow,
  'id' | 'name' | 'version' | 'assignee_id' | 'assignee' | 'due_date' | 'tags'
>;

interface SowCellProps {
  readonly sow: EditedSow;
}

export function AssigneeCell({ sow }: SowCellProps) {
  const edit = useEditSow();
  return (
    <PersonCell
      record={sow}
      field="assignee_id"
      valueOf={({ assignee_id }) => assignee_id}
      nameOf={({ assignee }) => assignee}
      save={({ id, version }, assignee_id) => edit.mutateAsync({ id, version, assignee_id })}
    />
  );
}

export function SowDueDateCell({ sow, progress }: SowCellProps & { readonly progress: number }) {
  const edit = useEditSow();
  return (
    <DueDateCell
      record={sow}
      progress={progress}
      save={({ id, version }, due_date) => edit.mutateAsync({ id, version, due_date })}
    />
  );
}

export function SowTagsCell({ sow, ...shown }: SowCellProps & ShownTags) {
  const edit = useEditSow();
  return (
    <TagsCell
      record={sow}
      {...shown}
      valueOf={({ tags }) => tags}
      save={({ id, version }, tags) => edit.mutateAsync({ id, version, tags })}
    />
  );
}
