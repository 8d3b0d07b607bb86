import { NativeSelect } from '@mantine/core';
import {
  engineStatuses,
  engineTypes,
  type EngineStatus,
  type EngineType,
} from '#modules/engines/contract/engine-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface Filters {
  engine_type?: EngineType | undefined;
  status?: EngineStatus | undefined;
  in_use?: 'yes' | 'no' | undefined;
}

interface EngineFiltersProps {
  readonly filters: Readonly<Filters>;
  readonly onChange: (filters: Filters) => void;
}

/** Type, status and use, each with an "all" choice. */
export function EngineFilters({ filters, onChange }: EngineFiltersProps) {
  const t = useTexts(texts);
  return (
    <>
      <NativeSelect
        aria-label={t('list.type')}
        value={filters.engine_type ?? ''}
        data={[
          { value: '', label: t('list.all_types') },
          ...engineTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ engine_type: engineTypes.find((type) => type === value) })
        }
      />
      <NativeSelect
        aria-label={t('list.status')}
        value={filters.status ?? ''}
        data={[
          { value: '', label: t('list.all_statuses') },
          ...engineStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: engineStatuses.find((status) => status === value) })
        }
      />
      <NativeSelect
        aria-label={t('list.use')}
        value={filters.in_use ?? ''}
        data={[
          { value: '', label: t('list.all_uses') },
          { value: 'yes', label: t('list.used') },
          { value: 'no', label: t('list.unused') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ in_use: value === 'yes' || value === 'no' ? value : undefined })
        }
      />
    </>
  );
}
