import type { ReactNode } from 'react';
import { HEAD_OFFICE } from '#modules/customers/contract/customer-choices.ts';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { PlaceNames } from '#modules/geography/web/public.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { PersonalValue } from '#platform/web/personal-data/personal-value.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { TagEditor } from '../tags/tag-editor.tsx';
import { texts, type CustomerTexts } from '../texts.ts';

interface CustomerOverviewProps {
  readonly customer: Customer;
  readonly isWritable: boolean;
}

/** What is known of a customer. */
export function CustomerOverview({ customer, isWritable }: CustomerOverviewProps) {
  const t = useTexts(texts);
  return (
    <Stack>
      <Panel title={t('detail.basic')}>
        <Facts
          facts={[
            {
              name: t('fields.tax_id'),
              value: <TaxId customer={customer} />,
            },
            ...(customer.customer_type === 'organization'
              ? [{ name: t('fields.branch'), value: branchName(customer.branch, t) }]
              : []),
            { name: t('fields.email'), value: link('mailto', customer.email) },
            { name: t('fields.phone'), value: link('tel', customer.phone) },
            { name: t('fields.website'), value: <Website address={customer.website} /> },
            {
              name: t('fields.address'),
              value: <PlaceNames places={customer} lines={[customer.address]} />,
            },
            {
              name: t('fields.note'),
              value: customer.note !== '' && <p className={text.typed}>{customer.note}</p>,
            },
          ]}
        />
      </Panel>
      <Panel title={t('detail.trade')}>
        <Facts
          facts={[
            {
              name: t('fields.credit_limit'),
              value:
                customer.credit_limit === null
                  ? t('detail.no_limit')
                  : formatBaht(customer.credit_limit),
            },
            { name: t('fields.payment_terms'), value: customer.payment_terms },
            { name: t('fields.owner_id'), value: customer.owner_name },
            {
              name: t('fields.tags'),
              value: <TagEditor customer={customer} isWritable={isWritable} />,
            },
            { name: t('fields.updated_at'), value: <TimeAgo at={customer.updated_at} /> },
          ]}
        />
      </Panel>
    </Stack>
  );
}

function TaxId({
  customer: { id, customer_type, tax_id },
}: Pick<CustomerOverviewProps, 'customer'>) {
  const t = useTexts(texts);
  const mayReveal = useMay('customers:reveal');
  if (customer_type === 'organization' || tax_id === '')
    return tax_id !== '' && <code>{tax_id}</code>;
  return (
    <PersonalValue
      entity="customer"
      id={id}
      field="tax_id"
      label={t('fields.tax_id')}
      value={tax_id}
      mayReveal={mayReveal}
    />
  );
}

function branchName(branch: string, t: CustomerTexts): string {
  if (branch === '') return '';
  return branch === HEAD_OFFICE
    ? t('branches.head_office')
    : t('branches.number', { number: branch });
}

function link(scheme: 'mailto' | 'tel', address: string): ReactNode {
  return address !== '' && <a href={`${scheme}:${address}`}>{address}</a>;
}

function Website({ address }: { readonly address: string }) {
  if (address === '') return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '')}
    </a>
  );
}
