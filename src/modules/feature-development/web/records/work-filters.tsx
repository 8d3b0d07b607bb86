import { useQuery } from '@tanstack/react-query';
import {
  UNASSIGNED,
  type WorkStatus,
} from '#modules/feature-development/contract/record-statuses.ts';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import { optionOf, useEmployees } from './employees.api.ts';
import { tagsQuery } from './tags.api.ts';

interface FilterProps<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

interface StatusFilterProps<Status> extends FilterProps<Status> {
  readonly values: readonly Status[];
}

export function StatusFilter<Status extends WorkStatus>(props: StatusFilterProps<Status>) {
  const t = useTexts(texts);
  // A SOW that was opened by hand has not begun either; two choices need two names.
  const isOneOfTwo = (status: WorkStatus) =>
    status === 'Open' && props.values.some((each) => each === 'Pending');
  const labelOf = (status: WorkStatus) =>
    isOneOfTwo(status)
      ? t('lists.filters.set_by_hand', { status: t(`statuses.${status}`) })
      : t(`statuses.${status}`);
  return (
    <FilterSelect
      {...props}
      label={t('fields.status')}
      all={t('lists.all_statuses')}
      labelOf={labelOf}
    />
  );
}

/** One of the tags in use; one that no longer is can still be in the address. */
export function TagFilter({ value, onChange }: FilterProps<string>) {
  const t = useTexts(texts);
  const { data: used = [] } = useQuery(tagsQuery());
  const tags = value === undefined || used.includes(value) ? used : [value, ...used];
  return (
    <ClearableFilter
      label={t('fields.tags')}
      any={t('lists.filters.any_tag')}
      value={value}
      choices={tags.map((tag) => ({ value: tag, label: tag }))}
      searchable
      onChange={onChange}
    />
  );
}

/** Work of one assignee, of the reader first, or of nobody. */
export function AssigneeFilter({ value, onChange }: FilterProps<number | typeof UNASSIGNED>) {
  const t = useTexts(texts);
  const nobody = { value: UNASSIGNED, label: t('lists.unassigned') };
  return (
    <ClearableFilter
      label={t('fields.assignee')}
      any={t('lists.filters.any_assignee')}
      value={value === undefined ? undefined : String(value)}
      choices={[nobody, ...usePeople()]}
      searchable
      onChange={(chosen) => onChange(chosen === UNASSIGNED ? chosen : idOf(chosen))}
    />
  );
}

/** Value streams of one owner, and what is below them. */
export function OwnerFilter({ value, onChange }: FilterProps<number>) {
  const t = useTexts(texts);
  return (
    <ClearableFilter
      label={t('fields.owner')}
      any={t('lists.filters.any_owner')}
      value={value === undefined ? undefined : String(value)}
      choices={usePeople()}
      searchable
      onChange={(chosen) => onChange(idOf(chosen))}
    />
  );
}

const idOf = (chosen: string | undefined) => (chosen === undefined ? undefined : Number(chosen));

/** The employees under the reader, who comes first. */
function usePeople() {
  const t = useTexts(texts);
  const { employeeId } = useViewer();
  const { data = [] } = useEmployees();
  const others = data
    .filter(({ id }) => id !== employeeId)
    .map(optionOf)
    .map(({ value, label }) => ({ value: String(value), label }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  const me = { value: String(employeeId), label: t('lists.filters.me') };
  return employeeId === null ? others : [me, ...others];
}
