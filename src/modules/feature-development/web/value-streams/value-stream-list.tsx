import { IconEye, IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { valueStreamSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { valueStreamStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { DeleteValueStream } from '../records/delete-record.tsx';
import { LevelNavigation } from '../records/level-navigation.tsx';
import { toCall } from '../records/record-calls.ts';
import { valueStreamListSearch } from '../records/records.search.ts';
import { useListPage } from '../records/use-list-page.tsx';
import { useRecordActions } from '../records/use-record-actions.ts';
import { valueStreamsQuery } from '../records/value-streams.api.ts';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { valueStreamColumns } from './value-stream-columns.tsx';

const addressFor =
  (path: string) =>
  ({ id }: ValueStream) =>
    addressOf(path, { valueStreamId: id });

/** All value streams of the company. */
export function ValueStreamList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const list = useRecordList({
    search: valueStreamListSearch,
    query: (values) => valueStreamsQuery(toCall(values, valueStreamSortKeys)),
  });
  const { search, setSearch } = list;
  const deletion = useRecordWindow<ValueStream>();
  return (
    <>
      <LevelNavigation level="value_streams" />
      <RecordList
        {...useListPage('value_streams', { create: paths.createValueStream })}
        list={list}
        purpose={t('lists.value_streams.purpose')}
        filters={
          <FilterSelect
            label={t('lists.status')}
            all={t('lists.all_statuses')}
            values={valueStreamStatuses}
            value={search.status}
            labelOf={(status) => t(`statuses.${status}`)}
            onChange={(status) => setSearch({ status })}
          />
        }
        exportChoices={toCall(list.choices, valueStreamSortKeys)}
        columns={valueStreamColumns(t)}
        onOpen={({ id }) => void navigate({ to: paths.sops, params: { valueStreamId: id } })}
        rowActions={useRecordActions({
          ways: [
            {
              label: t('lists.actions.view'),
              icon: IconEye,
              to: addressFor(paths.valueStream),
            },
            {
              label: t('lists.actions.view_sops'),
              icon: IconListDetails,
              to: addressFor(paths.sops),
            },
          ],
          edit: addressFor(paths.editValueStream),
          onDelete: deletion.open,
        })}
      >
        {deletion.draw((row, window) => (
          <DeleteValueStream row={row} {...window} />
        ))}
      </RecordList>
    </>
  );
}
