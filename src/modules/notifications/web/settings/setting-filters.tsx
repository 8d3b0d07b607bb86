import type { NotificationEvent } from '#modules/notifications/contract/events.ts';
import { useQuery } from '@tanstack/react-query';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import { NOTIFIABLE_TYPES } from '#platform/contract/notifiable-types.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import { eventsQuery, featuresQuery, modulesQuery } from '../events/events.api.ts';
import type { settingListSearch } from './settings.search.ts';

type Feature = NotificationEvent['feature'];
type Values = typeof settingListSearch.defaults;

interface SettingFiltersProps {
  readonly search: Values;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** Narrows the list by type, module, feature, event and status. Each choice narrows those after it. */
export function SettingFilters({ search, setSearch }: SettingFiltersProps) {
  const t = useTexts(texts);
  const { type, module_id, feature_id } = search;
  const modules = useQuery(modulesQuery({})).data?.data;
  const features = useQuery(featuresQuery({ module_id })).data?.data;
  const events = useQuery(eventsQuery({ module_id, feature_id, type })).data?.data;
  return (
    <>
      <FilterSelect
        label={t('settings.fields.type')}
        all={t('settings.list.all_types')}
        values={NOTIFIABLE_TYPES}
        value={type}
        labelOf={(value) => t(`settings.types.${value}`)}
        onChange={(value) => setSearch({ type: value, event_id: undefined })}
      />
      <FilterSelect
        label={t('settings.fields.module')}
        all={t('settings.list.all_modules')}
        {...named(modules)}
        value={module_id}
        onChange={(value) =>
          setSearch({ module_id: value, feature_id: undefined, event_id: undefined })
        }
      />
      <FilterSelect
        label={t('settings.fields.feature')}
        all={t('settings.list.all_features')}
        {...named(features && namedApart(features))}
        value={feature_id}
        onChange={(value) => setSearch({ feature_id: value, event_id: undefined })}
      />
      <FilterSelect
        label={t('fields.event')}
        all={t('settings.list.all_events')}
        {...named(events)}
        value={search.event_id}
        onChange={(value) => setSearch({ event_id: value })}
      />
      <FilterSelect
        label={t('fields.status')}
        all={t('settings.list.current_statuses')}
        values={settingStatuses}
        value={search.status}
        labelOf={(value) => t(`statuses.${value}`)}
        onChange={(status) => setSearch({ status })}
      />
    </>
  );
}

/** Two modules have events of the same kind of record: those are named with their module. */
function namedApart(features: readonly Feature[]) {
  return features.map(({ id, name, module }) => ({
    id,
    name: features.some((other) => other.id !== id && other.name === name)
      ? `${name} · ${module.name}`
      : name,
  }));
}

function named(records: readonly { readonly id: string; readonly name: string }[] = []) {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return { values: [...names.keys()], labelOf: (id: string) => names.get(id) ?? id };
}
