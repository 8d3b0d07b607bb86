import { CustomerFilter } from '#modules/customers/web/public.ts';
import { quotationAwaiting } from '#modules/quotations/contract/quotation-choices.ts';
import { quotationStatuses } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationStatistics } from '#modules/quotations/contract/statistics.ts';
import { DateRangeFilter } from '#platform/web/date/date-range-filter.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { LateFilters } from '#platform/web/table/late-filters.tsx';
import { groupNameOf } from '../quotations/group-name.ts';
import { texts } from '../texts.ts';
import classes from './offers.module.css';
import type { quotationListSearch } from '../quotations/quotations.search.ts';

type Values = (typeof quotationListSearch)['defaults'];

type People = QuotationStatistics['by_person'];

interface QuotationFiltersProps {
  readonly search: Values;
  /** Who made offers lately. */
  readonly people: People;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** By status, approval, customer, owner, date and last day of validity. */
export function QuotationFilters({ search, people, setSearch }: QuotationFiltersProps) {
  const t = useTexts(texts);
  return (
    <>
      <FilterSelect
        label={t('fields.status')}
        all={t('list.all_statuses')}
        values={quotationStatuses}
        value={search.status}
        labelOf={(status) => groupNameOf(t, status)}
        onChange={(status) => setSearch({ status })}
      />
      <FilterSelect
        label={t('list.approval')}
        all={t('list.any_approval')}
        values={quotationAwaiting}
        value={search.awaiting}
        labelOf={(awaiting) => t(`list.awaiting.${awaiting}`)}
        onChange={(awaiting) => setSearch({ awaiting })}
      />
      <LateFilters>
        <CustomerFilter
          key={search.customer_id}
          label={t('fields.customer_id')}
          any={t('list.all_customers')}
          value={search.customer_id}
          onChange={(customer_id) => setSearch({ customer_id })}
        />
      </LateFilters>
      <OwnerFilter
        people={people}
        value={search.owner_id}
        onChange={(owner_id) => setSearch({ owner_id })}
      />
      <DateRangeFilter
        labels={{ from: t('list.date_from'), to: t('list.date_to') }}
        from={search.date_from}
        to={search.date_to}
        onChange={(span) =>
          setSearch({
            ...('from' in span && { date_from: span.from }),
            ...('to' in span && { date_to: span.to }),
          })
        }
      />
      <DateRangeFilter
        labels={{ from: t('list.valid_from'), to: t('list.valid_to') }}
        from={search.valid_from}
        to={search.valid_to}
        onChange={(span) =>
          setSearch({
            ...('from' in span && { valid_from: span.from }),
            ...('to' in span && { valid_to: span.to }),
          })
        }
      />
    </>
  );
}

interface OwnerFilterProps {
  readonly people: People;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** Offers of one person, of the reader first. */
function OwnerFilter({ people, value, onChange }: OwnerFilterProps) {
  const t = useTexts(texts);
  const { employeeId } = useViewer();
  const others = people.flatMap(({ owner_id, owner_name }) =>
    owner_id === null || owner_name === null || owner_id === employeeId
      ? []
      : [{ value: String(owner_id), label: owner_name }],
  );
  const me = { value: String(employeeId), label: t('list.mine') };
  return (
    <ClearableFilter
      className={classes.person}
      label={t('fields.owner_id')}
      any={t('list.all_owners')}
      value={value === undefined ? undefined : String(value)}
      choices={employeeId === undefined ? others : [me, ...others]}
      searchable
      onChange={(chosen) => onChange(chosen === undefined ? undefined : Number(chosen))}
    />
  );
}
