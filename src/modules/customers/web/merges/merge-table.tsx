import { Button, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { isSame, type MergeField } from '#modules/customers/contract/merge-fields.ts';
import { PlaceNames } from '#modules/geography/web/public.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { texts, type CustomerTexts } from '../texts.ts';
import classes from './merges.module.css';

interface MergeTableProps {
  readonly customers: readonly Customer[];
  /** Those in which they differ. */
  readonly fields: readonly MergeField[];
  readonly primaryId: string;
  readonly onPrimary: (id: string) => void;
  /** The customer as it would be. */
  readonly result: Customer | undefined;
  readonly chosen: Partial<Record<MergeField, string>>;
  readonly onChoose: (field: MergeField, id: string) => void;
  readonly onTakeAll: (id: string) => void;
}

/** The customers side by side, with the value of each field that would be used. */
export function MergeTable(props: MergeTableProps) {
  const { customers, fields, primaryId, onPrimary, onChoose, onTakeAll } = props;
  const t = useTexts(texts);
  return (
    <ScrollBox className={classes.box} label={t('merges.differences')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('merges.field')}</th>
            {customers.map(({ id, name }) => (
              <th key={id} scope="col">
                <div className={classes.head}>
                  <span>{name}</span>
                  <Radio
                    name="merge-primary"
                    label={t('merges.stays')}
                    checked={id === primaryId}
                    onChange={() => onPrimary(id)}
                  />
                  <Button size="compact-sm" variant="default" onClick={() => onTakeAll(id)}>
                    {t('merges.take_all')}
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              {customers.map((customer) => (
                <td key={customer.id}>
                  <Radio
                    name={`merge-${field}`}
                    label={write(field, customer, t)}
                    checked={customer.id === sourceOf(field, props)}
                    onChange={() => onChoose(field, customer.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
          {fields.length === 0 && (
            <tr>
              <td colSpan={customers.length + 1}>{t('merges.all_same')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Whose value would be used: the one that was chosen, or of those who have it, the one that stays. */
function sourceOf(field: MergeField, props: MergeTableProps): string | undefined {
  const { customers, chosen, primaryId, result } = props;
  const own = chosen[field];
  if (own !== undefined || result === undefined) return own;
  const having = customers.filter((customer) => isSame(field, customer, result));
  return (having.find(({ id }) => id === primaryId) ?? having[0])?.id;
}

function write(field: MergeField, customer: Customer, t: CustomerTexts): ReactNode {
  const blank = <span className={classes.blank}>{t('merges.blank')}</span>;
  switch (field) {
    case 'customer_type':
      return t(`types.${customer.customer_type}`);
    case 'status':
      return t(`statuses.${customer.status}`);
    case 'credit_limit':
      return customer.credit_limit === null
        ? t('detail.no_limit')
        : formatBaht(customer.credit_limit);
    case 'tax_id':
      return [customer.tax_id, customer.branch].filter(Boolean).join(' · ') || blank;
    case 'address':
      return customer.address === '' && customer.province_id === null ? (
        blank
      ) : (
        <PlaceNames places={customer} lines={[customer.address]} />
      );
    case 'owner_id':
      return customer.owner_name ?? blank;
    case 'website':
      // In a narrow column an address breaks after its dots and slashes, and not within a name.
      return customer.website.replaceAll(/[./]+/g, '$&\u200B') || blank;
    default:
      return customer[field] || blank;
  }
}
