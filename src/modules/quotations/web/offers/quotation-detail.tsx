import {
  IconFileInvoice,
  IconFileText,
  IconGitBranch,
  IconHistory,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/quotations/contract/history.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { ApprovalDecision } from '../approvals/approval-decision.tsx';
import { OrderProgressPanel } from '../order-progress/order-progress-panel.tsx';
import { RevisionsPanel } from '../revisions/revisions-panel.tsx';
import { QuotationDocuments } from '../sending/quotation-documents.tsx';
import { texts } from '../texts.ts';
import { QuotationButtons } from './quotation-buttons.tsx';
import { QuotationNotices } from './quotation-notices.tsx';
import { QuotationOverview } from './quotation-overview.tsx';
import { QuotationStatusBadge } from '../quotations/quotation-status-badge.tsx';
import { quotationQuery } from '../quotations/quotations.api.ts';
import { quotationDetailSearch } from '../quotations/quotations.search.ts';
import { StatusSteps } from './status-steps.tsx';

/** A quotation with its documents, revisions, progress and history. */
export function QuotationDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/quotations/$id' });
  const [{ tab }, setSearch] = useSearchState(quotationDetailSearch);
  return (
    <DetailPage
      query={useQuery(quotationQuery({ id }))}
      back={{ to: '/quotations', label: t('detail.back') }}
      title={({ quotation_number }) => quotation_number}
      status={(quotation) => <QuotationStatusBadge status={statusShownOf(quotation)} />}
      summary={({ customer_name, total }) =>
        `${customer_name} · ${t('form.baht', { amount: formatBaht(total) })}`
      }
      actions={(quotation) => <QuotationButtons key={quotation.id} quotation={quotation} />}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(quotation) => (
        <>
          <StatusSteps quotation={quotation} />
          <QuotationNotices quotation={quotation} />
          <ApprovalDecision key={quotation.id} quotation={quotation} />
          <UrlTabs
            label={t('detail.tabs')}
            value={tab}
            onChange={(chosen) => setSearch({ tab: chosen })}
            tabs={[
              {
                name: 'overview',
                label: t('detail.overview'),
                icon: IconFileInvoice,
                content: () => <QuotationOverview quotation={quotation} />,
              },
              {
                name: 'documents',
                label: t('sending.documents'),
                icon: IconFileText,
                content: () => <QuotationDocuments quotation={quotation} />,
              },
              {
                name: 'revisions',
                label: t('detail.revisions'),
                icon: IconGitBranch,
                content: () => <RevisionsPanel key={quotation.id} quotation={quotation} />,
              },
              {
                name: 'orders',
                label: t('detail.orders'),
                icon: IconTruckDelivery,
                content: () => <OrderProgressPanel quotation={quotation} />,
              },
              {
                name: 'history',
                label: t('detail.history'),
                icon: IconHistory,
                content: () => (
                  <RecordHistory
                    route={historyRoutes.quotationHistoryRoute}
                    entity={QUOTATION}
                    id={id}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}
