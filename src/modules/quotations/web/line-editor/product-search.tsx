import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedProduct } from '#modules/products/contract/products.ts';
import { nameOfProduct, productsQuery } from '#modules/products/web/public.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { newLine, type EditorLine, type TypedItem } from './editor-line.ts';
import { lineOfProduct } from './line-of-product.ts';
import { namedFirst } from './named-first.ts';
import classes from './line-editor.module.css';

const FOUND = 20;
const SEARCH_AFTER_MS = 300;
const FREE = 'free';
const ID = 'quotation-product-search';

interface ProductSearchProps {
  readonly pricesIncludeVat: boolean;
  readonly onAdd: (line: EditorLine, focus: keyof TypedItem) => void;
  /** Lines of a sheet were pasted instead of a name. */
  readonly onPasteSheet: (text: string) => void;
}

/** Finds a product and adds a line of it; what is no product becomes a free line of that name. */
export function ProductSearch({ pricesIncludeVat, onAdd, onPasteSheet }: ProductSearchProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const { data, isFetching } = useQuery(
    productsQuery({ search, status: 'active', page_size: FOUND }),
  );
  const products = namedFirst(data?.data ?? [], search);
  // Nothing sooner: a quick Enter would take what was found for another text.
  const isSettled = typed.trim() === search && !isFetching;
  const free = { value: FREE, label: t('lines.add_named', { name: typed.trim() }) };
  const choose = (id: string | null) => {
    const product = products.find((each) => each.id === id);
    if (product !== undefined) onAdd(lineOfProduct(product, pricesIncludeVat), 'quantity');
    else if (id === FREE) onAdd(newLine({ item_name: typed.trim() }), 'quantity');
    setTyped('');
  };
  return (
    <Select
      id={ID}
      className={classes.search}
      aria-label={t('lines.search')}
      placeholder={t('lines.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      data={isSettled ? [...products.map(choiceOf), ...(search === '' ? [] : [free])] : []}
      value={null}
      onChange={choose}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange={isSettled}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      onKeyDown={(event) => {
        // It would save the quotation instead.
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        onPasteSheet(text);
      }}
    />
  );
}

function choiceOf(product: ListedProduct) {
  const { id: value, code, price, unit } = product;
  const each = `${formatBaht(price)}/${nameOfProduct(unit)}`;
  return { value, label: `${code} · ${nameOfProduct(product)} · ${each}` };
}

/** From the end of one line to the next. */
export function focusProductSearch(): void {
  document.getElementById(ID)?.focus();
}
