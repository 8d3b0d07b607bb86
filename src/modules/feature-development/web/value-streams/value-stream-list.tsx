import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { valueStreamSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { valueStreamStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { DeleteValueStream } from '../records/delete-record.tsx';
import { useValueStreamActions } from '../records/record-actions.ts';
import { RecordList } from '../records/record-list.tsx';
import { StatusFilter } from '../records/status-filter.tsx';
import { useDeletion } from '../records/use-deletion.ts';
import { valueStreamColumns } from './value-stream-columns.tsx';
import { valueStreamListSearch } from '../records/records.search.ts';
import { paths } from '../paths.ts';
import { sortedBy } from '../records/record-calls.ts';
import { texts } from '../texts.ts';
import { valueStreamsQuery } from '../records/value-streams.api.ts';

/** All value streams of the company. */
export function ValueStreamList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchState(valueStreamListSearch);
  const { sort, page, limit, ...filters } = search;
  const order = sortedBy(valueStreamSortKeys, sort);
  const query = useQuery(valueStreamsQuery({ ...filters, ...order, page, limit }));
  const deletion = useDeletion<ValueStream>();
  const columns = useColumns(
    'value-streams',
    useMemo(() => valueStreamColumns(t), [t]),
  );
  const isFiltered = filters.search !== '' || filters.status !== undefined;
  return (
    <RecordList
      kind="value_streams"
      icon={IconRoute}
      purpose={t('lists.value_streams.purpose')}
      create={paths.createValueStream}
      query={query}
      columns={columns}
      search={search}
      choices={{ ...filters, ...order }}
      onSearch={setSearch}
      onReset={isFiltered ? () => setSearch({ search: '', status: undefined }) : undefined}
      filters={
        <>
          <SearchBox
            value={search.search}
            placeholder={t('lists.value_streams.search')}
            onSearch={(words) => setSearch({ search: words })}
          />
          <StatusFilter
            statuses={valueStreamStatuses}
            value={search.status}
            onChange={(status) => setSearch({ status })}
          />
        </>
      }
      onOpen={({ id }) => void navigate({ to: paths.sops, params: { valueStreamId: id } })}
      actions={useValueStreamActions(deletion.ask)}
    >
      {deletion.row !== undefined && (
        <DeleteValueStream row={deletion.row} opened={deletion.opened} onClose={deletion.close} />
      )}
    </RecordList>
  );
}
