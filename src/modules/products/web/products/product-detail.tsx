import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Product } from '#modules/products/contract/products.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { PricesPanel } from '../prices/prices-panel.tsx';
import { nameOf, otherNameOf } from '../product-name.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';
import { productActions, productQuery } from './products.api.ts';
import { productDetailSearch } from './products.search.ts';
import classes from './products.module.css';

const ProductSheet = whenOpened(async () => (await import('./product-sheet.tsx')).ProductSheet);

/** A product with its prices. */
export function ProductDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/products/$id' });
  const [{ form }, setSearch] = useSearchState(productDetailSearch);
  const mayWrite = useMay('products:write');
  return (
    <DetailPage
      query={useQuery(productQuery({ id }))}
      back={{ to: '/products', label: t('detail.back') }}
      title={nameOf}
      status={({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />}
      summary={(product) => (
        <>
          <code className={text.code}>{product.code}</code> {otherNameOf(product)}
        </>
      )}
      actions={(product) => (
        <Buttons product={product} onEdit={() => setSearch({ form: 'edit' })} />
      )}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(product) => (
        <Stack>
          <Panel title={t('detail.facts')}>
            <div className={classes.about}>
              <ProductPicture picture={product.picture} />
              <ProductFacts product={product} />
            </div>
          </Panel>
          <PricesPanel productId={id} />
          <Attachments entity="product" id={id} mayAttach={mayWrite} />
          <ProductSheet
            stored={product}
            opened={mayWrite && form === 'edit'}
            onClose={() => setSearch({ form: 'closed' })}
          />
        </Stack>
      )}
    </DetailPage>
  );
}

function ProductFacts({ product }: { readonly product: Product }) {
  const t = useTexts(texts);
  return (
    <Facts
      facts={[
        { name: t('fields.category'), value: product.category },
        {
          name: t('fields.price'),
          value: `${formatBaht(product.price)} ${t('list.per_unit', { unit: nameOf(product.unit) })}`,
        },
        { name: t('fields.vat'), value: t(`vat.${product.vat}`) },
        {
          name: t('fields.note'),
          value: product.note !== '' && <p className={text.typed}>{product.note}</p>,
        },
      ]}
    />
  );
}

interface ButtonsProps {
  readonly product: Product;
  readonly onEdit: () => void;
}

function Buttons({ product, onEdit }: ButtonsProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('products:write');
  const mayDelete = useMay('products:delete');
  const deletion = useRecordWindow<Product>();
  const remove = productActions.useDelete();
  return (
    <>
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => deletion.open(product)}
        >
          {t('detail.delete')}
        </Button>
      )}
      {mayWrite && (
        <Button leftSection={<IconPencil size={16} />} onClick={onEdit}>
          {t('detail.edit')}
        </Button>
      )}
      {deletion.draw((record, window) => (
        <DeleteRecord
          record={{ ...record, name: nameOf(record) }}
          action={remove}
          onDeleted={() => void navigate({ to: '/products', replace: true })}
          {...window}
        />
      ))}
    </>
  );
}
