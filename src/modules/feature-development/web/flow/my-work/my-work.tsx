import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconInbox,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { addressOfCard } from '../board/card-address.ts';
import { myWorkColumns } from './my-work-columns.tsx';
import { myWorkQuery } from '../flow.api.ts';
import { myWorkSearch } from '../flow.search.ts';
import { texts } from '../../texts.ts';

const PARTS = [
  { name: 'waiting', icon: IconInbox },
  { name: 'approval', icon: IconRosetteDiscountCheck },
  { name: 'overdue', icon: IconAlertTriangle },
  { name: 'rolled_back', icon: IconArrowBackUp },
] as const;

export function MyWork() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchState(myWorkSearch);
  const { tab, page, page_size } = search;
  const query = useQuery(myWorkQuery({ part: tab, page, page_size }));
  const { data, error, isFetching, refetch, isPlaceholderData } = query;
  const table = () => (
    <RecordTable
      name="my-work"
      label={t(`flow.my_work.parts.${tab}`)}
      columns={myWorkColumns(t, tab === 'rolled_back')}
      // The rows of before belong to another tab.
      query={{ data: isPlaceholderData ? undefined : data, error, isFetching, refetch }}
      failedTitle={t('flow.my_work.load_failed')}
      onOpen={(item) => void navigate({ to: addressOfCard(item) })}
      paging={pagingOf(data, search, setSearch)}
      empty={{
        icon: IconInbox,
        title: t(`flow.my_work.empty.${tab}`),
        hint: t('flow.my_work.empty_hint'),
      }}
    />
  );
  return (
    <ListPage
      title={t('flow.my_work.title')}
      purpose={
        <>
          {t('flow.my_work.purpose')} <Link to="/">{t('flow.my_work.all_waiting')}</Link>
        </>
      }
      actions={<RefreshButton query={query} />}
    >
      <UrlTabs
        label={t('flow.my_work.title')}
        value={tab}
        onChange={(wanted) => setSearch({ tab: wanted, page: 1 })}
        tabs={PARTS.map(({ name, icon }) => ({
          name,
          icon,
          label: t('flow.my_work.part_count', {
            part: t(`flow.my_work.parts.${name}`),
            count: data === undefined ? '…' : formatNumber(data.counts[name]),
          }),
          content: table,
        }))}
      />
    </ListPage>
  );
}
