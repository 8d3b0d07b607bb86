import { Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { PersonSelect, usePeople } from '../records/person-field.tsx';
import { LONGEST_REASON, TAG_LENGTH } from '../records/text-limits.ts';
import { texts } from '../texts.ts';

interface InputProps<Change> {
  /** Undefined while what is typed changes nothing. */
  readonly onChange: (change: Change | undefined) => void;
}

/** Who several records are given to; nobody, if nobody is chosen. */
export function PersonInput({
  label,
  placeholder,
  onChange,
}: InputProps<number | null> & { readonly label: string; readonly placeholder: string }) {
  const people = usePeople({ id: null, name: null });
  return (
    <PersonSelect
      label={label}
      placeholder={placeholder}
      data={people}
      onChange={onChange}
      data-autofocus
    />
  );
}

/** When several records are due; an empty field takes their due date away. */
export function DayInput({ onChange }: InputProps<string | null>) {
  const t = useTexts(texts);
  const [day, setDay] = useState('');
  return (
    <DateInput
      label={t('fields.due_date')}
      description={t('several.empty_day')}
      value={day}
      data-autofocus
      onChange={(typed) => {
        setDay(typed);
        if (typed === '') onChange(null);
        else onChange(isDay(typed) ? typed : undefined);
      }}
    />
  );
}

export interface TagChange {
  readonly add_tags: string[];
  readonly remove_tags: string[];
}

/** Tags that several records get, and those that they lose. */
export function TagsInput({ onChange }: InputProps<TagChange>) {
  const t = useTexts(texts);
  const [change, setChange] = useState<TagChange>({ add_tags: [], remove_tags: [] });
  const field = (name: keyof TagChange) => (
    <TagsField
      label={t(`several.${name}`)}
      value={change[name]}
      maxLength={TAG_LENGTH}
      onChange={(tags) => {
        const next = { ...change, [name]: tags };
        setChange(next);
        onChange(next.add_tags.length + next.remove_tags.length > 0 ? next : undefined);
      }}
    />
  );
  return (
    <>
      {field('add_tags')}
      {field('remove_tags')}
    </>
  );
}

/** In place of a status: it follows the work again. */
const FOLLOW = 'follow';

export interface StatusChange<Status> {
  readonly manual_status: Status | null;
  readonly status_reason: string;
}

interface StatusInputProps<Status extends WorkStatus> extends InputProps<StatusChange<Status>> {
  readonly statuses: readonly Status[];
}

/** The status of several records with its reason, or that it follows the work again. */
export function StatusInput<Status extends WorkStatus>(props: StatusInputProps<Status>) {
  const t = useTexts(texts);
  const { statuses, onChange } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const labelOf = (status: WorkStatus) => t(`statuses.${status}`);
  const choices: { value: string; label: string }[] = statuses.map((status) => ({
    value: status,
    label: labelOf(status),
  }));
  const change = (status: string | null, why: string) => {
    setChosen(status);
    setReason(why);
    const manual_status = statuses.find((each) => each === status);
    if (status === FOLLOW) onChange({ manual_status: null, status_reason: '' });
    else if (manual_status === undefined || why.trim() === '') onChange(undefined);
    else onChange({ manual_status, status_reason: why.trim() });
  };
  return (
    <>
      <Select
        label={t('fields.status')}
        data={[...choices, { value: FOLLOW, label: t('status.follow') }]}
        value={chosen}
        onChange={(status) => change(status, reason)}
        allowDeselect={false}
        data-autofocus
      />
      {chosen !== null && chosen !== FOLLOW && (
        <Textarea
          label={t('status.reason')}
          value={reason}
          onChange={({ currentTarget: { value } }) => change(chosen, value)}
          maxLength={LONGEST_REASON}
          rows={2}
          withAsterisk
        />
      )}
    </>
  );
}
