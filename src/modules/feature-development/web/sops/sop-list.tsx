import { useParams } from '@tanstack/react-router';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { sopSortKeys } from '#modules/feature-development/contract/record-sort-keys.ts';
import { sopStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useSeveralSops } from '../edits/use-several-sops.tsx';
import { toCall } from '../records/record-calls.ts';
import { sopListSearch } from '../records/records.search.ts';
import { sopsQuery } from '../records/sops.api.ts';
import { useListPage } from '../records/use-list-page.tsx';
import { useRecordPath } from '../records/use-record-path.ts';
import { OwnerFilter, StatusFilter } from '../records/work-filters.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { sopColumns } from './sop-columns.tsx';
import { sopRows } from './sop-rows.ts';

export function SopList() {
  const t = useTexts(texts);
  const { valueStreamId } = useParams({ strict: false });
  const { valueStream } = useRecordPath();
  const within = { value_stream_id: valueStreamId };
  const list = useRecordList({
    search: sopListSearch,
    query: (values) => sopsQuery({ ...toCall(values, sopSortKeys), ...within }),
  });
  const { search, setSearch } = list;
  const isMixed = valueStreamId === undefined;
  const several = useSeveralSops(list.rows);
  const page = useListPage<Sop>({
    ...sopRows(t),
    create: { to: isMixed ? paths.newSop : addressOf(paths.createSop, { valueStreamId }) },
    ...(!isMixed && {
      parent: {
        to: addressOf(paths.valueStream, { valueStreamId }),
        label: t('lists.sops.parent'),
      },
    }),
  });
  return (
    <>
      <RecordList
        {...page}
        list={list}
        selection={several.selection}
        purpose={
          isMixed
            ? t('lists.sops.all_purpose')
            : t('lists.sops.purpose', { name: valueStream?.name ?? '' })
        }
        filters={
          <>
            <StatusFilter
              values={sopStatuses}
              value={search.status}
              onChange={(status) => setSearch({ status })}
            />
            {isMixed && (
              <OwnerFilter value={search.owner} onChange={(owner) => setSearch({ owner })} />
            )}
          </>
        }
        exportChoices={{ ...toCall(list.choices, sopSortKeys), ...within }}
        columns={sopColumns(t, isMixed)}
      />
      {several.dialog}
    </>
  );
}
