import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { sopSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { sopStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { DeleteSop } from '../records/delete-record.tsx';
import { useSopActions } from '../records/record-actions.ts';
import { RecordList } from '../records/record-list.tsx';
import { sopColumns } from './sop-columns.tsx';
import { StatusFilter } from '../records/status-filter.tsx';
import { useDeletion } from '../records/use-deletion.ts';
import { useWay } from '../records/use-record-path.ts';
import { sopListSearch } from '../records/records.search.ts';
import { addressOf, paths } from '../paths.ts';
import { sortedBy } from '../records/record-calls.ts';
import { sopsQuery } from '../records/sops.api.ts';
import { texts } from '../texts.ts';

/** SOPs of a value stream, or of all. */
export function SopList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { valueStreamId } = useParams({ strict: false });
  const { valueStream } = useWay();
  const [search, setSearch] = useSearchState(sopListSearch);
  const { sort, page, limit, ...filters } = search;
  const chosen = {
    ...filters,
    ...sortedBy(sopSortKeys, sort),
    value_stream_id: valueStreamId,
  };
  const query = useQuery(sopsQuery({ ...chosen, page, limit }));
  const deletion = useDeletion<Sop>();
  const mixed = valueStreamId === undefined;
  const columns = useColumns(
    'sops',
    useMemo(() => sopColumns(t, { mixed }), [t, mixed]),
  );
  const isFiltered = filters.search !== '' || filters.status !== undefined;
  return (
    <RecordList
      kind="sops"
      icon={IconListDetails}
      purpose={
        mixed
          ? t('lists.sops.all_purpose')
          : t('lists.sops.purpose', { name: valueStream?.name ?? '' })
      }
      parent={
        mixed
          ? undefined
          : {
              to: addressOf(paths.valueStream, { valueStreamId }),
              label: t('lists.sops.parent'),
            }
      }
      create={mixed ? undefined : addressOf(paths.createSop, { valueStreamId })}
      query={query}
      columns={columns}
      search={search}
      choices={chosen}
      onSearch={setSearch}
      onReset={isFiltered ? () => setSearch({ search: '', status: undefined }) : undefined}
      filters={
        <>
          <SearchBox
            value={search.search}
            placeholder={t('lists.sops.search')}
            onSearch={(words) => setSearch({ search: words })}
          />
          <StatusFilter
            statuses={sopStatuses}
            value={search.status}
            onChange={(status) => setSearch({ status })}
          />
        </>
      }
      onOpen={({ id, value_stream_id }) =>
        void navigate({
          to: paths.sows,
          params: { valueStreamId: value_stream_id, sopId: id },
        })
      }
      actions={useSopActions(deletion.ask)}
    >
      {deletion.row !== undefined && (
        <DeleteSop row={deletion.row} opened={deletion.opened} onClose={deletion.close} />
      )}
    </RecordList>
  );
}
