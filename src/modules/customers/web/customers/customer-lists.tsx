import { Button } from '@mantine/core';
import {
  IconAddressBook,
  IconRestore,
  IconTags,
  IconTrash,
  IconFileImport,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as contract from '#modules/customers/contract/customers.ts';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { useProvinceName } from '#modules/geography/web/public.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { importAddress } from '#platform/web/file-import/import-address.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import type { BesideRows } from '#platform/web/navigation/use-search-state.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { pdfExport } from '#platform/web/table/pdf-export.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { DeleteForGood } from '../deletion/delete-for-good.tsx';
import { useCustomerBatches } from '../several/use-customer-batches.tsx';
import { texts } from '../texts.ts';
import { CustomerCards } from './customer-cards.tsx';
import { binColumns, customerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import {
  customersQuery,
  customerStatisticsQuery,
  deletedCustomersQuery,
  useRestoreCustomer,
} from './customers.api.ts';
import { customerBinSearch, customerListSearch } from './customers.search.ts';
import { MoveToBin } from './move-to-bin.tsx';

const ImportCustomers = whenOpened(
  async () => (await import('../customer-import/import-customers.tsx')).ImportCustomers,
);

type Values = (typeof customerListSearch)['defaults'];

/** To whom the company sells. */
export function CustomerList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('customers:write');
  const mayDelete = useMay('customers:delete');
  const list = useRecordList({ search: customerListSearch, query: toCall });
  const statistics = useQuery(customerStatisticsQuery());
  const nameOfProvince = useProvinceName();
  const deletion = useRecordWindow<Customer>();
  const { selection, dialog } = useCustomerBatches(list.rows ?? []);
  const open = ({ id }: Customer) => void navigate({ to: '/customers/$id', params: { id } });
  const rowActions = useRowActions<Customer>({
    view: open,
    edit: mayWrite && (({ id }) => void navigate({ to: '/customers/$id/edit', params: { id } })),
    remove: mayDelete && deletion.open,
    removeLabel: t('detail.delete'),
  });
  const more: readonly (MenuEntry | false)[] = [
    {
      label: t('fields.tags'),
      icon: IconTags,
      onClick: () => void navigate({ to: '/customers/tags' }),
    },
    {
      label: t('duplicates.open'),
      icon: IconUsers,
      onClick: () => void navigate({ to: '/customers/duplicates' }),
    },
    mayDelete && {
      label: t('list.bin'),
      icon: IconTrash,
      onClick: () => void navigate({ to: '/customers/bin' }),
    },
  ];
  return (
    <RecordList
      list={list}
      name="customers"
      title={t('list.title')}
      purpose={t('list.purpose')}
      create={mayWrite && { label: t('list.create'), to: '/customers/create' }}
      actions={
        <>
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => list.setSearch({ import: '1' })}
            >
              {t('import.open')}
            </Button>
          )}
          <MoreMenu entries={more.filter((entry) => entry !== false)} />
        </>
      }
      alsoRefreshed={statistics}
      statistics={<CustomerCards query={statistics} />}
      searchHint={t('list.search')}
      filters={<CustomerFilters {...list} />}
      exportPath={contract.customerExport.ticket.path}
      moreExports={[pdfExport]}
      columns={customerColumns(t, { nameOfProvince })}
      onOpen={open}
      rowActions={rowActions}
      selection={selection}
      empty={{ icon: IconAddressBook, hint: t('list.empty_hint') }}
    >
      {dialog}
      {deletion.draw((customer, window) => (
        <MoveToBin customer={customer} {...window} />
      ))}
      <ImportCustomers
        opened={mayWrite && list.search.import !== undefined}
        address={importAddress(list)}
        onClose={() => list.setSearch({ import: undefined })}
      />
    </RecordList>
  );
}

/** Codes of provinces are texts in the address. */
const toCall = ({ province_id, ...filters }: Omit<Values, BesideRows>) =>
  customersQuery({ ...filters, province_id: Number(province_id) || undefined });

/** Customers that were deleted, until they are restored. */
export function CustomerBin() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const list = useRecordList({ search: customerBinSearch, query: deletedCustomersQuery });
  const restore = useRestoreCustomer();
  const removal = useRecordWindow<Customer>();
  return (
    <RecordList
      list={list}
      name="deleted-customers"
      back={{ to: '/customers', label: t('detail.back') }}
      title={t('bin.title')}
      purpose={t('bin.purpose')}
      searchHint={t('list.search')}
      columns={binColumns(t)}
      onOpen={({ id }) => void navigate({ to: '/customers/$id', params: { id } })}
      rowActions={(customer) => [
        ...(customer.anonymised_at === null
          ? [
              {
                label: t('detail.restore'),
                icon: IconRestore,
                onClick: () => restore.mutate({ id: customer.id }),
              },
            ]
          : []),
        {
          label: t('deletion.action'),
          icon: IconTrash,
          danger: true,
          onClick: () => removal.open(customer),
        },
      ]}
      empty={{ icon: IconTrash, title: t('bin.empty') }}
    >
      {removal.draw((customer, window) => (
        <DeleteForGood customer={customer} {...window} />
      ))}
    </RecordList>
  );
}
