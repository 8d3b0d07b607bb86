import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  DayInput,
  StatusInput,
  TagsInput,
  type StatusChange,
  type TagChange,
} from './change-inputs.tsx';
import type { ChangeOfSeveral } from './use-several.tsx';

/** The status of several records, or that it follows the work again. */
export const statusChange = <Status extends WorkStatus>(
  t: TrackingTexts,
  statuses: readonly Status[],
): ChangeOfSeveral<StatusChange<Status>> => ({
  label: t('several.status'),
  input: (onChange) => <StatusInput statuses={statuses} onChange={onChange} />,
});

type PlanChange<Status> = { readonly due_date: string | null } | TagChange | StatusChange<Status>;

/** What SOWs and value streams have in common: due date, tags and status. */
export const planChanges = <Status extends WorkStatus>(
  t: TrackingTexts,
  statuses: readonly Status[],
): ChangeOfSeveral<PlanChange<Status>>[] => [
  {
    label: t('several.due_date'),
    initial: { due_date: null },
    input: (onChange) => (
      <DayInput onChange={(day) => onChange(day === undefined ? undefined : { due_date: day })} />
    ),
  },
  { label: t('several.tags'), input: (onChange) => <TagsInput onChange={onChange} /> },
  statusChange(t, statuses),
];
