import type { ReactNode } from 'react';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { EditableCell } from '#platform/web/edit-in-place/editable-cell.tsx';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { formatDate, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { TAG_LENGTH } from '../records/text-limits.ts';
import { PersonSelect, usePeople } from '../records/person-field.tsx';
import { DueDate } from '../records/record-badges.tsx';
import { texts } from '../texts.ts';

interface Edited {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** How one value of a record is read and saved. */
interface Editing<Row, Value> {
  readonly record: Row;
  readonly valueOf: (record: Row) => Value;
  readonly save: (record: Row, value: Value) => Promise<unknown>;
}

interface PersonCellProps<Row> extends Editing<Row, number | null> {
  readonly field: 'assignee_id' | 'owner_id';
  readonly nameOf: (record: Row) => string | null;
}

/** Who is responsible for a record. */
export function PersonCell<Row extends Edited>({ nameOf, ...cell }: PersonCellProps<Row>) {
  const t = useTexts(texts);
  const { record, field } = cell;
  const name = nameOf(record);
  const isOwner = field === 'owner_id';
  const nobody = t(isOwner ? 'details.none' : 'lists.unassigned');
  return (
    <EditableCell
      {...cell}
      name={record.name}
      label={t(isOwner ? 'fields.owner' : 'fields.assignee')}
      mayEdit={useMay('feature-development:write')}
      write={(newer) => nameOf(newer) ?? nobody}
      input={({ onChosen, onChange: _onChange, ...input }) => (
        <PersonInput
          {...input}
          present={{ id: cell.valueOf(record), name }}
          placeholder={nobody}
          onChange={onChosen}
        />
      )}
    >
      {name === null ? (
        <span className={text.dimmed}>{nobody}</span>
      ) : (
        <UnbrokenWords>{name}</UnbrokenWords>
      )}
    </EditableCell>
  );
}

interface PersonInputProps {
  readonly 'aria-label': string;
  readonly value: number | null;
  readonly present: { readonly id: number | null; readonly name: string | null };
  readonly placeholder: string;
  readonly error: ReactNode;
  readonly onChange: (id: number | null) => void;
}

function PersonInput({ present, ...input }: PersonInputProps) {
  // Above the window of the cell, which is above everything else.
  return (
    <PersonSelect {...input} data={usePeople(present)} comboboxProps={{ withinPortal: false }} />
  );
}

interface DueDateCellProps<Row> extends Omit<Editing<Row, string | null>, 'valueOf'> {
  readonly progress: number;
}

/** When a record is due. */
export function DueDateCell<Row extends Edited & { readonly due_date: string | null }>({
  progress,
  ...cell
}: DueDateCellProps<Row>) {
  const t = useTexts(texts);
  const { due_date, name } = cell.record;
  return (
    <EditableCell
      {...cell}
      name={name}
      field="due_date"
      label={t('fields.due_date')}
      mayEdit={useMay('feature-development:write')}
      valueOf={(record) => record.due_date}
      write={(newer) => (newer.due_date === null ? '' : formatDate(newer.due_date))}
      input={({ onChange, onChosen: _onChosen, ...input }) => (
        <DateInput {...input} onChange={(day) => onChange(day === '' ? null : day)} />
      )}
    >
      {due_date === null ? (
        <span className={text.dimmed}>{t('lists.no_due_date')}</span>
      ) : (
        <DueDate date={due_date} progress={progress} />
      )}
    </EditableCell>
  );
}

export interface ShownTags {
  /** So many are shown in full. */
  readonly shown: number;
  /** In place of them, where there is no room for a text. */
  readonly whenNone?: ReactNode;
}

type TagsCellProps<Row> = Editing<Row, string[]> & ShownTags;

/** The tags of a record. */
export function TagsCell<Row extends Edited>(props: TagsCellProps<Row>) {
  const { shown, whenNone, ...cell } = props;
  const t = useTexts(texts);
  const { record, valueOf } = cell;
  const tags = valueOf(record);
  return (
    <EditableCell
      {...cell}
      name={record.name}
      field="tags"
      label={t('fields.tags')}
      mayEdit={useMay('feature-development:write')}
      write={(newer) => formatList(valueOf(newer))}
      input={({ onChosen: _onChosen, 'aria-label': label, ...input }) => (
        <TagsField {...input} label={label} maxLength={TAG_LENGTH} />
      )}
    >
      {tags.length === 0 ? (
        (whenNone ?? <span className={text.dimmed}>{t('lists.no_tags')}</span>)
      ) : (
        <Tags names={tags} shown={shown} />
      )}
    </EditableCell>
  );
}
