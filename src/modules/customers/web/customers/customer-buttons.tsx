import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconRestore, IconTrash, IconUserOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { AnonymiseCustomer } from '../anonymisation/anonymise-customer.tsx';
import { texts } from '../texts.ts';
import { useRestoreCustomer } from './customers.api.ts';
import { customerDetailSearch } from './customers.search.ts';
import { MoveToBin } from './move-to-bin.tsx';

const ActivitySheet = whenOpened(
  async () => (await import('../activities/activity-sheet.tsx')).ActivitySheet,
);

/** What can be done with a customer; nothing with one that was anonymised. */
export function CustomerButtons({ customer }: { readonly customer: Customer }) {
  const t = useTexts(texts);
  const { id } = customer;
  const navigate = useNavigate();
  const [, setSearch] = useSearchState(customerDetailSearch);
  const mayWrite = useMay('customers:write');
  const mayDelete = useMay('customers:delete');
  const activity = useRecordWindow<Customer>();
  const deletion = useRecordWindow<Customer>();
  const restore = useRestoreCustomer();
  const erasure = useRecordWindow<Customer>();
  const isInBin = customer.deleted_at !== null;
  if (customer.anonymised_at !== null) return null;
  const more: MenuEntry[] = [
    ...(isInBin
      ? []
      : [{ label: t('detail.delete'), icon: IconTrash, onClick: () => deletion.open(customer) }]),
    {
      label: t('anonymisation.action'),
      icon: IconUserOff,
      danger: true,
      onClick: () => erasure.open(customer),
    },
  ];
  return (
    <>
      {mayDelete && <MoreMenu entries={more} />}
      {isInBin && mayDelete && (
        <Button
          leftSection={<IconRestore size={16} />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id })}
        >
          {t('detail.restore')}
        </Button>
      )}
      {!isInBin && mayWrite && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => activity.open(customer)}
        >
          {t('activities.add')}
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
      {activity.draw((_customer, window) => (
        <ActivitySheet
          customerId={id}
          onSaved={() => setSearch({ tab: 'activities' })}
          {...window}
        />
      ))}
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
