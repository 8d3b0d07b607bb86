import { NativeSelect } from '@mantine/core';
import { IconArrowsJoin, IconUsers, IconUsersMinus, IconUsersPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { duplicateReasons } from '#modules/customers/contract/duplicate-reasons.ts';
import type { ComparedCustomer, LikelyPair } from '#modules/customers/contract/duplicates.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { texts, type CustomerTexts } from '../texts.ts';
import { sayReasons } from './duplicate-links.tsx';
import { pairsQuery, useDecidePair } from './duplicates.api.ts';
import { duplicateListSearch } from './duplicates.search.ts';

/** Pairs of customers that may be one: the worklist of those who keep the register clean. */
export function DuplicateList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('customers:write');
  const mayMerge = useMay('customers:delete');
  const list = useRecordList({ search: duplicateListSearch, query: pairsQuery });
  const decide = useDecidePair();
  const isDismissed = list.search.dismissed === 'yes';
  const compare = ({ one, other }: LikelyPair) =>
    void navigate({ to: '/customers/merge', search: { ids: [one.id, other.id].join() } });
  const open = ({ one }: LikelyPair) =>
    void navigate({ to: '/customers/$id', params: { id: one.id } });
  return (
    <RecordList
      list={list}
      name="customer-duplicates"
      back={{ to: '/customers', label: t('detail.back') }}
      title={t('duplicates.title')}
      purpose={t(mayMerge ? 'duplicates.purpose' : 'duplicates.purpose_without_merging')}
      filters={
        <>
          <FilterSelect
            label={t('duplicates.why')}
            all={t('duplicates.all_reasons')}
            values={duplicateReasons}
            value={list.search.reason}
            labelOf={(reason) => t(`duplicates.reasons.${reason}`)}
            onChange={(reason) => list.setSearch({ reason })}
          />
          <NativeSelect
            aria-label={t('duplicates.decision')}
            value={list.search.dismissed}
            onChange={({ currentTarget: { value } }) =>
              list.setSearch({ dismissed: value === 'yes' ? 'yes' : 'no', page: 1 })
            }
            data={[
              { value: 'no', label: t('duplicates.undecided') },
              { value: 'yes', label: t('duplicates.dismissed') },
            ]}
          />
        </>
      }
      columns={columnsOf(t)}
      onOpen={mayMerge ? compare : open}
      rowActions={(pair) => [
        ...(mayMerge
          ? [{ label: t('duplicates.compare'), icon: IconArrowsJoin, onClick: () => compare(pair) }]
          : []),
        ...(mayWrite
          ? [
              {
                label: t(isDismissed ? 'duplicates.reconsider' : 'duplicates.dismiss'),
                icon: isDismissed ? IconUsersPlus : IconUsersMinus,
                onClick: () =>
                  decide.mutate({
                    id: pair.one.id,
                    other_id: pair.other.id,
                    dismissed: !isDismissed,
                  }),
              },
            ]
          : []),
      ]}
      empty={{ icon: IconUsers, title: t('duplicates.empty'), hint: t('duplicates.empty_hint') }}
    />
  );
}

const columnsOf = (t: CustomerTexts): Column<LikelyPair, never>[] => [
  {
    id: 'one',
    header: t('duplicates.one'),
    names: true,
    cell: ({ one }) => <Compared customer={one} />,
  },
  {
    id: 'other',
    header: t('duplicates.other'),
    cell: ({ other }) => <Compared customer={other} />,
  },
  {
    id: 'reasons',
    header: t('duplicates.why'),
    cell: ({ reasons }) => <Tags names={sayReasons(reasons, t)} shown={4} />,
  },
];

function Compared({ customer }: { readonly customer: ComparedCustomer }) {
  const { id, name, phone, email } = customer;
  return (
    <NameCell
      name={name}
      to={`/customers/${id}`}
      detail={[phone, email].filter(Boolean).join(' · ')}
    />
  );
}
