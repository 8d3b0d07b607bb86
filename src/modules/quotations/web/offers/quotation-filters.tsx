import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { CustomerFilter } from '#modules/customers/web/public.ts';
import { quotationStatuses } from '#modules/quotations/contract/quotation-status.ts';
import { DateRangeFilter } from '#platform/web/date/date-range-filter.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { texts } from '../texts.ts';
import type { quotationListSearch } from '../quotations/quotations.search.ts';

type Values = (typeof quotationListSearch)['defaults'];

interface QuotationFiltersProps {
  readonly search: Values;
  readonly setSearch: (change: Partial<Values>) => void;
}

/** By status, customer, date and last day of validity. */
export function QuotationFilters({ search, setSearch }: QuotationFiltersProps) {
  const t = useTexts(texts);
  return (
    <>
      <FilterSelect
        label={t('fields.status')}
        all={t('list.all_statuses')}
        values={quotationStatuses}
        value={search.status}
        labelOf={(status) => t(`statuses.${status}`)}
        onChange={(status) => setSearch({ status })}
      />
      <Suspense fallback={<Skeleton height={36} width={180} />}>
        <CustomerFilter
          key={search.customer_id}
          label={t('fields.customer_id')}
          any={t('list.all_customers')}
          value={search.customer_id}
          onChange={(customer_id) => setSearch({ customer_id })}
        />
      </Suspense>
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
