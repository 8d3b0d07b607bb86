import * as routes from '#modules/products/contract/product-import.ts';
import { PRODUCT_COLUMNS } from '#modules/products/contract/product-import.ts';
import { upload } from '#platform/web/api/upload.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordImport } from '#platform/web/file-import/record-import.tsx';
import type { Reading } from '#platform/web/file-import/use-file-check.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

/** Products by file. */
export function ImportProducts(window: WindowProps) {
  const t = useTexts(texts);
  return (
    <Sheet {...window} title={t('import.title')}>
      <RecordImport
        name="products-import"
        hint={t('import.hint')}
        template={{ name: t('import.template_name'), columns: PRODUCT_COLUMNS }}
        headingOf={(column) => t(`fields.${column}`)}
        send={sendProducts}
        choices={{}}
        runLabel={(count) => t('import.run', { count })}
        success={({ created, updated }) => t('import.done', { created, updated })}
        refreshes={[['product']]}
        onDone={window.onClose}
      />
    </Sheet>
  );
}

interface How {
  readonly isTrial: boolean;
  readonly reading: Reading;
}

/** Sends a file of products: in a trial it only says what it would do. */
function sendProducts(file: File, { isTrial, reading }: How) {
  const form = new FormData();
  form.append('file', file);
  return upload(routes.importProductsRoute, {
    form,
    query: { ...reading, dry_run: String(isTrial) },
  });
}
