import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatDate, formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { ApprovalBox } from '../approvals/approval-box.tsx';
import { texts } from '../texts.ts';
import { Acceptance } from './acceptance.tsx';
import { QuotationLines } from './quotation-lines.tsx';

const TIMES = ['submitted_at', 'approved_at', 'sent_at', 'answered_at'] as const;

/** A quotation as it is offered, with its approval. */
export function QuotationOverview({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  return (
    <Stack>
      {quotation.status === 'accepted' && <Acceptance quotation={quotation} />}
      <ApprovalBox quotation={quotation} />
      <Panel title={t('detail.lines')}>
        <QuotationLines quotation={quotation} />
      </Panel>
      <Panel title={t('detail.facts')}>
        <Facts
          facts={[
            {
              name: t('fields.customer_id'),
              value: (
                <Link to="/customers/$id" params={{ id: quotation.customer_id }}>
                  {quotation.customer_name}
                </Link>
              ),
            },
            { name: t('fields.contact_name'), value: quotation.contact_name },
            { name: t('fields.quotation_date'), value: formatDate(quotation.quotation_date) },
            { name: t('fields.valid_until'), value: formatDate(quotation.valid_until) },
            { name: t('fields.payment_terms'), value: quotation.payment_terms },
            {
              name: t('form.prices'),
              value: t(
                quotation.prices_include_vat ? 'form.prices_with_vat' : 'form.prices_without_vat',
              ),
            },
            ...(quotation.deposit_amount === null
              ? []
              : [
                  {
                    name: t('fields.deposit_amount'),
                    value: formatBaht(quotation.deposit_amount),
                  },
                ]),
            { name: t('fields.owner_name'), value: quotation.owner_name },
            ...TIMES.flatMap((name) => {
              const at = quotation[name];
              return at === null ? [] : [{ name: t(`fields.${name}`), value: formatDateTime(at) }];
            }),
            {
              name: t('fields.notes'),
              value: quotation.notes !== '' && <p className={text.typed}>{quotation.notes}</p>,
            },
          ]}
        />
      </Panel>
    </Stack>
  );
}
