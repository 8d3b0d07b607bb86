import { Button } from '@mantine/core';
import { IconBell, IconMailX } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import * as routes from '#modules/notifications/contract/settings.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { settingColumns } from './setting-columns.tsx';
import { SettingFilters } from './setting-filters.tsx';
import { settingsQuery } from './settings.api.ts';
import { settingListSearch } from './settings.search.ts';

const CreateSetting = whenOpened(async () => (await import('./create-setting.tsx')).CreateSetting);

/** Whom the company notifies of which events. */
export function SettingList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('notifications:write');
  const list = useRecordList({
    search: settingListSearch,
    query: ({ page_size: pageSize, ...values }) => settingsQuery({ ...values, pageSize }),
  });
  const { search, setSearch } = list;
  const open = ({ id }: { readonly id: string }) =>
    void navigate({ to: '/notification-center/manage/$id', params: { id } });
  return (
    <RecordList
      list={list}
      name="notification-settings"
      title={t('settings.list.title')}
      purpose={t('settings.list.purpose')}
      create={
        mayWrite && { label: t('settings.list.create'), onClick: () => setSearch({ create: '1' }) }
      }
      actions={
        <Button
          component={Link}
          to="/notification-center/failures"
          variant="default"
          leftSection={<IconMailX size={16} stroke={1.7} />}
        >
          {t('failures.title')}
        </Button>
      }
      searchHint={t('settings.list.search')}
      filters={<SettingFilters search={search} setSearch={setSearch} />}
      exportPath={routes.settingExport.ticket.path}
      columns={settingColumns(t)}
      onOpen={open}
      empty={{ icon: IconBell, title: t('settings.list.empty') }}
      noResults={{ title: t('settings.list.no_results'), clear: t('settings.list.clear') }}
    >
      <CreateSetting
        opened={mayWrite && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
        onSaved={open}
      />
    </RecordList>
  );
}
