import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CustomerContact } from '#modules/customers/contract/contacts.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { texts, type CustomerTexts } from '../texts.ts';
import { contactsQuery, useRemoveContact } from './contacts.api.ts';

const ContactSheet = whenOpened(async () => (await import('./contact-sheet.tsx')).ContactSheet);

interface ContactsPanelProps {
  readonly customerId: string;
  readonly isWritable: boolean;
}

/** The people to talk to at a customer, one of them being primary. */
export function ContactsPanel({ customerId, isWritable }: ContactsPanelProps) {
  const t = useTexts(texts);
  const query = useQuery(contactsQuery({ id: customerId }));
  const sheet = useRecordWindow<CustomerContact | undefined>();
  const removal = useRecordWindow<CustomerContact>();
  const remove = useRemoveContact();
  const actions = useRowActions<CustomerContact>({ edit: sheet.open, remove: removal.open });
  return (
    <Stack>
      <RecordTable
        name="customer-contacts"
        label={t('detail.contacts')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('contacts.failed')}
        actions={isWritable ? actions : undefined}
        empty={{ icon: IconUsers, title: t('contacts.empty'), hint: t('contacts.empty_hint') }}
        add={
          isWritable && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
              {t('contacts.add')}
            </Button>
          )
        }
      />
      {sheet.draw((stored, window) => (
        <ContactSheet customerId={customerId} stored={stored} {...window} />
      ))}
      {removal.draw((contact, window) => (
        <DeleteDialog
          {...window}
          title={t('contacts.remove_title', { name: nameOf(contact) })}
          confirmLabel={t('detail.remove')}
          action={remove}
          input={() => ({ id: customerId, contact_id: contact.id })}
        />
      ))}
    </Stack>
  );
}

const columnsOf = (t: CustomerTexts): Column<CustomerContact>[] => [
  {
    id: 'name',
    header: t('fields.contact'),
    names: true,
    cell: (contact) => <NameCell name={nameOf(contact)} detail={contact.title} />,
  },
  {
    id: 'contact_type',
    header: t('fields.contact_type'),
    keepTogether: true,
    cell: ({ contact_type }) => t(`contact_types.${contact_type}`),
  },
  {
    id: 'phone',
    header: t('fields.phone'),
    keepTogether: true,
    cell: ({ mobile, phone }) => [mobile, phone].filter((number) => number !== '').join(', '),
  },
  { id: 'email', header: t('fields.email'), cell: ({ email }) => email },
  {
    id: 'is_primary',
    header: t('fields.is_primary'),
    cell: ({ is_primary }) =>
      is_primary && <StatusBadge tone="success" label={t('addresses.is_primary')} />,
  },
];

function nameOf({ first_name, last_name }: CustomerContact): string {
  return `${first_name} ${last_name}`.trim();
}
