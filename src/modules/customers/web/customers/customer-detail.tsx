import {
  IconAddressBook,
  IconBuilding,
  IconCalendarCheck,
  IconHistory,
  IconPaperclip,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/customers/contract/history.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { Navigate, useParams } from '@tanstack/react-router';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { RecordTabs } from '#platform/web/page/record-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ActivitiesPanel } from '../activities/activities-panel.tsx';
import { AddressesPanel } from '../addresses/addresses-panel.tsx';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { DuplicateNotice } from '../duplicates/duplicate-notice.tsx';
import { MergeNotice } from '../merges/merge-notice.tsx';
import { ColourTags } from '../tags/colour-tags.tsx';
import { texts } from '../texts.ts';
import { CustomerButtons } from './customer-buttons.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { customerQuery } from './customers.api.ts';
import { customerDetailSearch } from './customers.search.ts';

/** A customer with its addresses, contacts, activities, files and history. */
export function CustomerDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/customers/$id' });
  const [{ tab }, setSearch] = useSearchState(customerDetailSearch);
  const mayWrite = useMay('customers:write');
  return (
    <DetailPage
      query={useQuery(customerQuery({ id }))}
      back={{ to: '/customers', label: t('detail.back') }}
      title={({ name }) => name}
      status={({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />}
      summary={({ customer_type, tags }) => (
        <>
          {t(`types.${customer_type}`)} <ColourTags tags={tags} />
        </>
      )}
      actions={(customer) => <CustomerButtons customer={customer} />}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(customer) => {
        // The one that was merged leads to the one that stayed.
        if (customer.id !== id) {
          return <Navigate to="/customers/$id" params={{ id: customer.id }} replace />;
        }
        const isWritable = mayWrite && customer.deleted_at === null;
        return (
          <>
            {customer.deleted_at !== null && (
              <Notice>
                {customer.anonymised_at === null
                  ? t('detail.in_bin', { date: formatDateTime(customer.deleted_at) })
                  : t('anonymisation.notice', { date: formatDateTime(customer.anonymised_at) })}
              </Notice>
            )}
            {isWritable && <MergeNotice customerId={id} />}
            {isWritable && <DuplicateNotice customerId={id} />}
            <RecordTabs
              entity="customer"
              id={id}
              label={t('detail.tabs')}
              value={tab}
              onChange={(chosen) => setSearch({ tab: chosen })}
              tabs={[
                {
                  name: 'overview',
                  label: t('detail.overview'),
                  icon: IconAddressBook,
                  content: () => <CustomerOverview customer={customer} isWritable={isWritable} />,
                },
                {
                  name: 'addresses',
                  label: t('detail.addresses'),
                  icon: IconBuilding,
                  content: () => <AddressesPanel customerId={id} isWritable={isWritable} />,
                },
                {
                  name: 'contacts',
                  label: t('detail.contacts'),
                  icon: IconUsers,
                  content: () => <ContactsPanel customerId={id} isWritable={isWritable} />,
                },
                {
                  name: 'activities',
                  label: t('detail.activities'),
                  icon: IconCalendarCheck,
                  content: () => <ActivitiesPanel customerId={id} isWritable={isWritable} />,
                },
                {
                  name: 'files',
                  label: t('detail.files'),
                  icon: IconPaperclip,
                  content: () => <Attachments entity="customer" id={id} mayAttach={isWritable} />,
                },
                {
                  name: 'history',
                  label: t('detail.history'),
                  icon: IconHistory,
                  content: () => (
                    <RecordHistory
                      route={historyRoutes.customerHistoryRoute}
                      entity="customer"
                      id={id}
                    />
                  ),
                },
              ]}
            />
          </>
        );
      }}
    </DetailPage>
  );
}
