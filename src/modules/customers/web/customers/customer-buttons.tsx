import { Button } from '@mantine/core';
import { IconPencil, IconRestore, IconTrash, IconUserOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { AnonymiseCustomer } from '../anonymisation/anonymise-customer.tsx';
import { texts } from '../texts.ts';
import { useRestoreCustomer } from './customers.api.ts';
import { MoveToBin } from './move-to-bin.tsx';

/** What can be done with a customer; nothing with one that was anonymised. */
export function CustomerButtons({ customer }: { readonly customer: Customer }) {
  const t = useTexts(texts);
  const { id } = customer;
  const navigate = useNavigate();
  const mayWrite = useMay('customers:write');
  const mayDelete = useMay('customers:delete');
  const deletion = useRecordWindow<Customer>();
  const restore = useRestoreCustomer();
  const erasure = useRecordWindow<Customer>();
  const isInBin = customer.deleted_at !== null;
  if (customer.anonymised_at !== null) return null;
  return (
    <>
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconUserOff size={16} />}
          onClick={() => erasure.open(customer)}
        >
          {t('anonymisation.action')}
        </Button>
      )}
      {isInBin && mayDelete && (
        <Button
          leftSection={<IconRestore size={16} />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id })}
        >
          {t('detail.restore')}
        </Button>
      )}
      {!isInBin && mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => deletion.open(customer)}
        >
          {t('detail.delete')}
        </Button>
      )}
      {!isInBin && mayWrite && (
        <Button
          leftSection={<IconPencil size={16} />}
          renderRoot={(root) => <Link {...root} to="/customers/$id/edit" params={{ id }} />}
        >
          {t('detail.edit')}
        </Button>
      )}
      {erasure.draw((record, window) => (
        <AnonymiseCustomer customer={record} {...window} />
      ))}
      {deletion.draw((record, window) => (
        <MoveToBin
          customer={record}
          onDeleted={() => void navigate({ to: '/customers', replace: true })}
          {...window}
        />
      ))}
    </>
  );
}
