import { Button } from '@mantine/core';
import { IconFileImport, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as contract from '#modules/products/contract/products.ts';
import { productStatuses } from '#modules/products/contract/product-choices.ts';
import type { ListedProduct } from '#modules/products/contract/products.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { importAddress } from '#platform/web/file-import/import-address.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { useBatches, type BatchWindow } from '#platform/web/records/use-batches.tsx';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { nameOf } from '../product-name.ts';
import { texts } from '../texts.ts';
import { productColumns } from './product-columns.tsx';
import { categoriesQuery, productActions, productsQuery } from './products.api.ts';
import { productListSearch } from './products.search.ts';

const ProductSheet = whenOpened(async () => (await import('./product-sheet.tsx')).ProductSheet);
const ImportProducts = whenOpened(
  async () => (await import('./import-products.tsx')).ImportProducts,
);
const ChangePrices = lazy(async () => ({
  default: (await import('../prices/change-prices.tsx')).ChangePrices,
}));

/** What the company sells. */
export function ProductList() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('products:write');
  const list = useRecordList({ search: productListSearch, query: productsQuery });
  const categories = useQuery(categoriesQuery());
  const deletion = useRecordWindow<ListedProduct>();
  const remove = productActions.useDelete();
  const open = ({ id }: ListedProduct) => void navigate({ to: '/products/$id', params: { id } });
  const rowActions = useRowActions<ListedProduct>({
    view: open,
    edit:
      mayWrite &&
      (({ id }) =>
        void navigate({ to: '/products/$id', params: { id }, search: { form: 'edit' } })),
    remove: useMay('products:delete') && deletion.open,
  });
  const { selection, dialog } = useBatches({
    records: (list.rows ?? []).map((product) => ({ ...product, name: nameOf(product) })),
    refreshes: [contract.PRODUCT],
    actionsFor: () =>
      mayWrite
        ? [
            {
              label: t('list.change_prices'),
              draw: (window: BatchWindow) => (
                <Suspense>
                  <ChangePrices {...window} />
                </Suspense>
              ),
            },
          ]
        : [],
  });
  return (
    <RecordList
      list={list}
      name="products"
      title={t('list.title')}
      purpose={t('list.purpose')}
      actions={
        mayWrite && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} />}
            onClick={() => list.setSearch({ import: '1' })}
          >
            {t('import.open')}
          </Button>
        )
      }
      create={
        mayWrite && { label: t('list.create'), onClick: () => list.setSearch({ create: '1' }) }
      }
      searchHint={t('list.search')}
      filters={
        <>
          <FilterSelect
            label={t('fields.category')}
            all={t('list.all_categories')}
            values={categories.data ?? []}
            value={list.search.category}
            labelOf={(category) => category}
            onChange={(category) => list.setSearch({ category })}
          />
          <FilterSelect
            label={t('fields.status')}
            all={t('list.all_statuses')}
            values={productStatuses}
            value={list.search.status}
            labelOf={(status) => t(`statuses.${status}`)}
            onChange={(status) => list.setSearch({ status })}
          />
        </>
      }
      exportPath={contract.productExport.ticket.path}
      columns={productColumns(t)}
      onOpen={open}
      rowActions={rowActions}
      selection={selection}
      empty={{ icon: IconPackage, hint: t('list.empty_hint') }}
    >
      {dialog}
      <ProductSheet
        opened={mayWrite && list.search.create !== undefined}
        onClose={() => list.setSearch({ create: undefined })}
        onSaved={({ id }) => void navigate({ to: '/products/$id', params: { id } })}
      />
      <ImportProducts
        opened={mayWrite && list.search.import !== undefined}
        address={importAddress(list)}
        onClose={() => list.setSearch({ import: undefined })}
      />
      {deletion.draw((product, window) => (
        <DeleteRecord record={{ ...product, name: nameOf(product) }} action={remove} {...window} />
      ))}
    </RecordList>
  );
}
