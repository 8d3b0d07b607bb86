import { IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { customStages } from '#modules/notifications/contract/custom-stages.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import { customColumns } from './custom-columns.tsx';
import { customsQuery } from './customs.api.ts';
import { customListSearch } from './customs.search.ts';

/** Messages that people of the company wrote and sent themselves. */
export function CustomList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const maySend = useMay('notifications:send');
  const list = useRecordList({
    search: customListSearch,
    query: ({ page_size: pageSize, ...values }) => customsQuery({ ...values, pageSize }),
  });
  const { search, setSearch } = list;
  return (
    <RecordList
      list={list}
      name="notification-customs"
      title={t('customs.list.title')}
      purpose={t('customs.list.purpose')}
      create={
        maySend && { label: t('customs.list.create'), to: '/notification-center/customize/create' }
      }
      searchHint={t('settings.list.search')}
      filters={
        <>
          <FilterSelect
            label={t('fields.channel')}
            all={t('failures.all_channels')}
            values={CHANNELS}
            value={search.channel}
            labelOf={(channel) => t(`channel_names.${channel}`)}
            onChange={(channel) => setSearch({ channel })}
          />
          <FilterSelect
            label={t('fields.stage')}
            all={t('customs.list.all_stages')}
            values={customStages}
            value={search.stage}
            labelOf={(stage) => t(`stages.${stage}`)}
            onChange={(stage) => setSearch({ stage })}
          />
          <FilterSelect
            label={t('fields.status')}
            all={t('settings.list.current_statuses')}
            values={settingStatuses}
            value={search.status}
            labelOf={(status) => t(`statuses.${status}`)}
            onChange={(status) => setSearch({ status })}
          />
        </>
      }
      exportPath={routes.customExport.ticket.path}
      columns={customColumns(t)}
      onOpen={({ id }) =>
        void navigate({ to: '/notification-center/customize/$id', params: { id } })
      }
      empty={{ icon: IconSend, title: t('customs.list.empty'), hint: t('customs.list.empty_hint') }}
      noResults={{ title: t('settings.list.no_results'), clear: t('settings.list.clear') }}
    />
  );
}
