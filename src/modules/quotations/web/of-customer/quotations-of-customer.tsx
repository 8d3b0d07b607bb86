import { Button } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { quotationColumns } from '../quotations/quotation-columns.tsx';
import { quotationsQuery } from '../quotations/quotations.api.ts';
import { texts } from '../texts.ts';

const PAGE_SIZE = 10;

/** The quotations of a customer: a tab of the customer's screen. */
export function QuotationsOfCustomer({ id: customer_id }: { readonly id: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('quotations:write');
  const [page, setPage] = useState(1);
  const query = useQuery(quotationsQuery({ customer_id, page, page_size: PAGE_SIZE }));
  return (
    <RecordTable
      name="quotations-of-customer"
      label={t('export.title')}
      columns={quotationColumns(t)
        .filter(({ id }) => id !== 'customer_name')
        .map(({ sort: _sort, ...column }) => column)}
      query={query}
      failedTitle={t('list.load_failed')}
      paging={{
        page,
        pageSize: PAGE_SIZE,
        usualSize: PAGE_SIZE,
        total: query.data?.total ?? 0,
        onPage: setPage,
      }}
      add={
        mayWrite && (
          <Button
            leftSection={<IconPlus size={16} />}
            renderRoot={(root) => (
              <Link {...root} to="/quotations/create" search={{ customer_id }} />
            )}
          >
            {t('list.create')}
          </Button>
        )
      }
      empty={{ icon: IconFileInvoice, title: t('list.empty_of_customer') }}
    />
  );
}
