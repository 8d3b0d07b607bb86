import { productStatuses, vatKinds } from '#modules/products/contract/product-choices.ts';
import { PRODUCT_COLUMNS, productImportLimits } from '#modules/products/contract/product-import.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordImport, type ImportInAddress } from '#platform/web/file-import/record-import.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

/** Products by file. */
export function ImportProducts({ address, ...window }: WindowProps & ImportInAddress) {
  const t = useTexts(texts);
  const isOpen = address.id !== undefined;
  return (
    <Sheet {...window} title={t('import.title')} staysOpen={isOpen} isWide={isOpen}>
      <RecordImport
        of={{
          kind: 'products',
          name: 'products-import',
          hint: t('import.hint'),
          template: { name: t('import.template_name'), columns: PRODUCT_COLUMNS },
          mostBytes: productImportLimits.jobBytes,
          headingOf: (column) => t(`fields.${column}`),
          valuesOf: {
            vat: vatKinds.map((value) => ({ value, label: t(`vat.${value}`) })),
            status: productStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          options: {},
          mayLeaveOut: true,
          runLabel: (count) => t('import.run', { count }),
          addressOf: ({ id }) => `/products/${id}`,
          refreshes: [['product']],
        }}
        address={address}
        onDone={window.onClose}
      />
    </Sheet>
  );
}
