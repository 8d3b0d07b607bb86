import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { tagsOf } from '../records/split-tags.ts';
import { DueDateCell, PersonCell, TagsCell } from './edit-cells.tsx';
import { useEditValueStream } from './edits.api.ts';

interface ValueStreamCellProps {
  readonly stream: ValueStream;
}

export function OwnerCell({ stream }: ValueStreamCellProps) {
  const edit = useEditValueStream();
  return (
    <PersonCell
      record={stream}
      field="owner_id"
      valueOf={({ owner_id }) => owner_id}
      nameOf={({ owner }) => owner}
      save={({ id, version }, owner_id) => edit.mutateAsync({ id, version, owner_id })}
    />
  );
}

export function ValueStreamDueDateCell({ stream }: ValueStreamCellProps) {
  const edit = useEditValueStream();
  return (
    <DueDateCell
      record={stream}
      progress={stream.progress}
      save={({ id, version }, due_date) => edit.mutateAsync({ id, version, due_date })}
    />
  );
}

export function ValueStreamTagsCell({
  stream,
  shown,
}: ValueStreamCellProps & { readonly shown: number }) {
  const edit = useEditValueStream();
  return (
    <TagsCell
      record={stream}
      shown={shown}
      valueOf={({ tags }) => tagsOf(tags)}
      save={({ id, version }, tags) => edit.mutateAsync({ id, version, tags: tags.join(', ') })}
    />
  );
}
