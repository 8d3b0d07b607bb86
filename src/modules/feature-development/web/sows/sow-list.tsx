import { NativeSelect } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { sowSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { phases } from '#modules/feature-development/contract/stage-order.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useColumns } from '#platform/web/table/columns.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { DeleteSow } from '../records/delete-record.tsx';
import { useSowActions } from '../records/record-actions.ts';
import { RecordList } from '../records/record-list.tsx';
import { sowColumns } from './sow-columns.tsx';
import { useDeletion } from '../records/use-deletion.ts';
import { useWay } from '../records/use-record-path.ts';
import { sowListSearch } from '../records/records.search.ts';
import { addressOf, paths } from '../paths.ts';
import { sortedBy } from '../records/record-calls.ts';
import { sowsQuery } from '../records/sows.api.ts';
import { texts } from '../texts.ts';

const NO_FILTERS = { search: '', assignee_search: '', phase: undefined } as const;

/** SOWs of a SOP, of a value stream, or of all. */
export function SowList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { valueStreamId, sopId } = useParams({ strict: false });
  const way = useWay();
  const [search, setSearch] = useSearchState(sowListSearch);
  const { sort, page, limit, ...filters } = search;
  const chosen = {
    ...filters,
    ...sortedBy(sowSortKeys, sort),
    // A SOP says by itself which value stream it belongs to.
    ...(sopId === undefined ? { value_stream_id: valueStreamId } : { sop_id: sopId }),
  };
  const query = useQuery(sowsQuery({ ...chosen, page, limit }));
  const deletion = useDeletion<ListedSow>();
  const mixed = sopId === undefined;
  const columns = useColumns(
    'sows',
    useMemo(() => sowColumns(t, { mixed }), [t, mixed]),
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  const purpose = () => {
    if (!mixed) return t('lists.sows.purpose', { name: way.sop?.name ?? '' });
    if (valueStreamId === undefined) return t('lists.sows.all_purpose');
    return t('lists.sows.stream_purpose', { name: way.valueStream?.name ?? '' });
  };
  const parent = () => {
    if (valueStreamId === undefined) return undefined;
    return mixed
      ? { to: addressOf(paths.valueStream, { valueStreamId }), label: t('lists.sops.parent') }
      : { to: addressOf(paths.sop, { valueStreamId, sopId }), label: t('lists.sows.parent') };
  };
  return (
    <RecordList
      kind="sows"
      icon={IconFileText}
      purpose={purpose()}
      parent={parent()}
      create={
        mixed || valueStreamId === undefined
          ? undefined
          : addressOf(paths.createSow, { valueStreamId, sopId })
      }
      query={query}
      columns={columns}
      search={search}
      choices={chosen}
      onSearch={setSearch}
      onReset={isFiltered ? () => setSearch(NO_FILTERS) : undefined}
      filters={
        <>
          <SearchBox
            value={search.search}
            placeholder={t('lists.sows.search')}
            onSearch={(words) => setSearch({ search: words })}
          />
          <SearchBox
            value={search.assignee_search}
            name={t('lists.sows.assignee_search')}
            onSearch={(words) => setSearch({ assignee_search: words })}
          />
          <NativeSelect
            aria-label={t('lists.phase')}
            value={search.phase ?? ''}
            data={[{ value: '', label: t('lists.all_phases') }, ...phases]}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ phase: phases.find((phase) => phase === value) })
            }
          />
        </>
      }
      onOpen={({ id, value_stream_id, sop_id }) =>
        void navigate({
          href: addressOf(paths.sow, { valueStreamId: value_stream_id, sopId: sop_id, sowId: id }),
        })
      }
      actions={useSowActions(deletion.ask)}
    >
      {deletion.row !== undefined && (
        <DeleteSow row={deletion.row} opened={deletion.opened} onClose={deletion.close} />
      )}
    </RecordList>
  );
}
