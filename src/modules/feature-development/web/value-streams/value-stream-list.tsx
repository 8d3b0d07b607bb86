import { IconEye } from '@tabler/icons-react';
import { valueStreamSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { valueStreamStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { DueDateFilter } from '../records/due-filter.tsx';
import { useSeveralValueStreams } from '../edits/use-several-value-streams.tsx';
import { toCall } from '../records/record-calls.ts';
import { valueStreamListSearch } from '../records/records.search.ts';
import { useListPage } from '../records/use-list-page.tsx';
import { valueStreamsQuery } from '../records/value-streams.api.ts';
import { OwnerFilter, StatusFilter, TagFilter } from '../records/work-filters.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { valueStreamColumns } from './value-stream-columns.tsx';

const addressIn =
  (path: string) =>
  ({ id }: ValueStream) =>
    addressOf(path, { valueStreamId: id });

export function ValueStreamList() {
  const t = useTexts(texts);
  const list = useRecordList({
    search: valueStreamListSearch,
    query: (values) => valueStreamsQuery(toCall(values, valueStreamSortKeys)),
  });
  const { search, setSearch } = list;
  const several = useSeveralValueStreams(list.rows);
  const page = useListPage<ValueStream>({
    level: 'value_streams',
    create: { to: paths.createValueStream },
    open: addressIn(paths.valueStream),
    screens: [{ label: t('lists.actions.view'), icon: IconEye, to: addressIn(paths.valueStream) }],
    edit: addressIn(paths.editValueStream),
  });
  return (
    <>
      <RecordList
        {...page}
        list={list}
        selection={several.selection}
        purpose={t('lists.value_streams.purpose')}
        filters={
          <>
            <StatusFilter
              values={valueStreamStatuses}
              value={search.status}
              onChange={(status) => setSearch({ status })}
            />
            <DueDateFilter values={search} onChange={setSearch} />
            <TagFilter value={search.tag} onChange={(tag) => setSearch({ tag })} />
            <OwnerFilter value={search.owner} onChange={(owner) => setSearch({ owner })} />
          </>
        }
        exportChoices={toCall(list.choices, valueStreamSortKeys)}
        columns={valueStreamColumns(t)}
      />
      {several.dialog}
    </>
  );
}
