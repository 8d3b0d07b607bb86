import { NativeSelect } from '@mantine/core';
import type { ManualStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface StatusFilterProps<Status extends ManualStatus> {
  readonly statuses: readonly Status[];
  readonly value: Status | undefined;
  readonly onChange: (status: Status | undefined) => void;
}

/** One status, or all of them. */
export function StatusFilter<Status extends ManualStatus>(props: StatusFilterProps<Status>) {
  const t = useTexts(texts);
  const label = (status: ManualStatus) => t(`statuses.${status}`);
  return (
    <NativeSelect
      aria-label={t('lists.status')}
      value={props.value ?? ''}
      data={[
        { value: '', label: t('lists.all_statuses') },
        ...props.statuses.map((status) => ({ value: status, label: label(status) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        props.onChange(props.statuses.find((status) => status === value))
      }
    />
  );
}
