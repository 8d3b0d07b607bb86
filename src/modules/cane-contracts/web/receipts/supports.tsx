import { Button } from '@mantine/core';
import { IconPaperclip, IconPlant } from '@tabler/icons-react';
import { takesReceipts } from '#modules/cane-contracts/contract/contract-status.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatDate, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { texts } from '../texts.ts';
import { ReceiptsDialog } from './receipts-dialog.tsx';
import classes from './receipts.module.css';

type Item = Contract['supportItems'][number];

/** What is advanced to the farmer, with the receipts. */
export function Supports({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const mayChange = useMay('cane-contracts:write') && takesReceipts(contract.status);
  const change = useRecordWindow<Item>();
  const items = contract.supportItems;
  const description: Column<Item> = {
    id: 'description',
    header: t('fields.description'),
    cell: (item) => item.description,
  };
  const receipts: Column<Item> = {
    id: 'receipts',
    header: t('form.receipts'),
    cell: (item) => (
      <>
        {formatList(item.attachments.map(({ fileName }) => fileName))}{' '}
        {mayChange && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPaperclip size={16} stroke={1.7} />}
            aria-label={nameOf(item)}
            onClick={() => change.open(item)}
          >
            {t('detail.change_receipts')}
          </Button>
        )}
      </>
    ),
  };
  const hasReceipts = mayChange || items.some(({ attachments }) => attachments.length > 0);
  return (
    <>
      <RecordTable
        name="contract-supports"
        label={t('fields.supportItems')}
        columns={[
          {
            id: 'support_type',
            header: t('fields.supportType'),
            names: true,
            cell: (item) => t(`supportTypes.${item.supportType}`),
          },
          ...(items.some((item) => item.description !== '') ? [description] : []),
          {
            id: 'received_date',
            header: t('fields.receivedDate'),
            keepTogether: true,
            cell: ({ receivedDate }) => receivedDate !== null && formatDate(receivedDate),
          },
          ...(hasReceipts ? [receipts] : []),
          {
            id: 'price',
            header: t('fields.price'),
            align: 'end',
            keepTogether: true,
            cell: ({ price }) => formatBaht(price),
          },
        ]}
        query={{ data: items, error: null, isFetching: false, refetch: () => undefined }}
        empty={{ icon: IconPlant, title: t('fields.supportItems') }}
      />
      <p className={classes.total}>
        {t('fields.supportTotal')} <b>{formatBaht(contract.supportTotal)}</b>
      </p>
      {change.draw((item, window) => (
        <ReceiptsDialog {...window} contract={contract} item={item} title={nameOf(item)} />
      ))}
    </>
  );

  function nameOf({ supportType, price }: Item): string {
    const type = t(`supportTypes.${supportType}`);
    return t('detail.change_receipts_of', { type, amount: formatBaht(price) });
  }
}
