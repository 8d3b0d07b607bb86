import { Button } from '@mantine/core';
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CustomerAddress } from '#modules/customers/contract/addresses.ts';
import { PlaceNames } from '#modules/geography/web/public.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type CustomerTexts } from '../texts.ts';
import { addressesQuery, useRemoveAddress } from './addresses.api.ts';

const AddressSheet = whenOpened(async () => (await import('./address-sheet.tsx')).AddressSheet);

interface AddressesPanelProps {
  readonly customerId: string;
  readonly isWritable: boolean;
}

/** Further addresses of a customer, one of each type being primary. */
export function AddressesPanel({ customerId, isWritable }: AddressesPanelProps) {
  const t = useTexts(texts);
  const query = useQuery(addressesQuery({ id: customerId }));
  const sheet = useRecordWindow<CustomerAddress | undefined>();
  const removal = useRecordWindow<CustomerAddress>();
  const remove = useRemoveAddress();
  const actions = useRowActions<CustomerAddress>({ edit: sheet.open, remove: removal.open });
  return (
    <Stack>
      <RecordTable
        name="customer-addresses"
        label={t('detail.addresses')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('addresses.failed')}
        actions={isWritable ? actions : undefined}
        empty={{ icon: IconBuilding, title: t('addresses.empty'), hint: t('addresses.empty_hint') }}
        add={
          isWritable && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
              {t('addresses.add')}
            </Button>
          )
        }
      />
      {sheet.draw((stored, window) => (
        <AddressSheet customerId={customerId} stored={stored} {...window} />
      ))}
      {removal.draw(({ id, address_type }, window) => (
        <DeleteDialog
          {...window}
          title={t('addresses.remove_title', { type: t(`address_types.${address_type}`) })}
          confirmLabel={t('detail.remove')}
          action={remove}
          input={() => ({ id: customerId, address_id: id })}
        />
      ))}
    </Stack>
  );
}

const columnsOf = (t: CustomerTexts): Column<CustomerAddress>[] => [
  {
    id: 'address_type',
    header: t('fields.address_type'),
    keepTogether: true,
    cell: ({ address_type }) => t(`address_types.${address_type}`),
  },
  {
    id: 'address',
    header: t('fields.address'),
    names: true,
    cell: (address) => (
      <PlaceNames places={address} lines={[address.address_line1, address.address_line2]} />
    ),
  },
  {
    id: 'is_primary',
    header: t('fields.is_primary'),
    cell: ({ is_primary }) =>
      is_primary && <StatusBadge tone="success" label={t('addresses.is_primary')} />,
  },
];
