import { Button, Table } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { takesReceipts } from '#modules/cane-contracts/contract/contract-status.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatDate, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { ReceiptsDialog } from './receipts-dialog.tsx';

type Item = Contract['supportItems'][number];

/** What is advanced to the farmer, with the receipts. */
export function Supports({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const mayChange = useMay('cane-contracts:write') && takesReceipts(contract.status);
  const change = useRecordWindow<Item>();
  return (
    <ScrollBox label={t('fields.supportItems')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fields.supportType')}</Table.Th>
            <Table.Th>{t('fields.description')}</Table.Th>
            <Table.Th>{t('fields.receivedDate')}</Table.Th>
            <Table.Th>{t('form.receipts')}</Table.Th>
            <Table.Th ta="right">{t('fields.price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {contract.supportItems.map((item) => (
            <Table.Tr key={item.id}>
              <Table.Td>{t(`supportTypes.${item.supportType}`)}</Table.Td>
              <Table.Td>{item.description}</Table.Td>
              <Table.Td>{item.receivedDate !== null && formatDate(item.receivedDate)}</Table.Td>
              <Table.Td>
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
              </Table.Td>
              <Table.Td ta="right">{formatBaht(item.price)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={4}>{t('fields.supportTotal')}</Table.Th>
            <Table.Th ta="right">{formatBaht(contract.supportTotal)}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      {change.draw((item, window) => (
        <ReceiptsDialog {...window} contract={contract} item={item} title={nameOf(item)} />
      ))}
    </ScrollBox>
  );

  function nameOf({ supportType, price }: Item): string {
    const type = t(`supportTypes.${supportType}`);
    return t('detail.change_receipts_of', { type, amount: formatBaht(price) });
  }
}
