import { Badge, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { discountTypes, taxRates } from '#modules/quotations/contract/quotation-choices.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { EditorLine, Problems } from './editor-line.ts';
import { netOf } from './net-of.ts';
import { focusProductSearch } from './product-search.tsx';
import type { LineActs } from './use-lines.ts';
import classes from './line-editor.module.css';

const LONGEST = { item_name: 300, description: 2_000, unit: 50 } as const;

interface ProductFieldsProps {
  readonly line: EditorLine;
  readonly index: number;
  readonly change: LineActs['change'];
  readonly problems: Problems;
}

/** The fields of a line that is sold. Enter in one of them leads to the search for the next product. */
export function ProductFields({
  line: { key, item },
  index,
  change,
  problems,
}: ProductFieldsProps) {
  const t = useTexts(texts);
  const [picked] = useState({ unit: item.unit, unit_price: item.unit_price });
  const [isPriceTyped, setPriceTyped] = useState(false);
  const priceIsOfOtherUnit =
    item.product_id !== null && item.unit !== picked.unit && item.unit_price === picked.unit_price;
  const inputOf = (name: keyof Problems) => ({
    'data-path': `items.${index}.${name}`,
    error: problems[name],
    onKeyDown: nextLine,
  });
  const figure = (name: 'quantity' | 'unit_price' | 'discount_value') => ({
    ...inputOf(name),
    value: item[name],
    hideControls: true,
    thousandSeparator: ',',
    onChange: (value: number | string) => change(key, { [name]: value }),
  });
  return (
    <>
      <div className={classes.name}>
        <TextInput
          {...inputOf('item_name')}
          label={t('fields.item_name')}
          withAsterisk
          value={item.item_name}
          maxLength={LONGEST.item_name}
          onChange={(event) => change(key, { item_name: event.currentTarget.value })}
        />
        <Textarea
          aria-label={t('lines.description')}
          placeholder={t('lines.description')}
          variant="unstyled"
          size="xs"
          autosize
          minRows={1}
          maxRows={8}
          value={item.description}
          maxLength={LONGEST.description}
          onChange={(event) => change(key, { description: event.currentTarget.value })}
        />
        {item.is_optional && (
          <Badge size="sm" variant="light" color="gray">
            {t('fields.is_optional')}
          </Badge>
        )}
      </div>
      <NumberInput {...figure('quantity')} label={t('fields.quantity')} withAsterisk />
      <TextInput
        {...inputOf('unit')}
        label={t('fields.unit')}
        withAsterisk
        value={item.unit}
        maxLength={LONGEST.unit}
        onChange={(event) => change(key, { unit: event.currentTarget.value })}
      />
      <NumberInput
        {...figure('unit_price')}
        label={t('fields.unit_price')}
        withAsterisk
        decimalScale={2}
        fixedDecimalScale={!isPriceTyped}
        onFocusCapture={({ currentTarget }) => {
          // `onFocus` is called so late that what is typed meanwhile would not replace the whole price.
          flushSync(() => setPriceTyped(true));
          currentTarget.select();
        }}
        onBlur={() => setPriceTyped(false)}
        description={priceIsOfOtherUnit && t('lines.price_of_unit', { unit: picked.unit })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div className={classes.discount}>
        <NumberInput {...figure('discount_value')} label={t('fields.discount')} />
        <NativeSelect
          aria-label={t('lines.discount_type')}
          value={item.discount_type}
          data={discountTypes.map((value) => ({ value, label: t(`lines.discounts.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change(key, {
              discount_type: discountTypes.find((type) => type === value) ?? item.discount_type,
            })
          }
        />
      </div>
      <NativeSelect
        label={t('fields.tax_rate')}
        value={String(item.tax_rate)}
        data={taxRates.map((rate) => ({
          value: String(rate),
          label: rate === 0 ? t('lines.exempt') : `${rate}%`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          change(key, {
            tax_rate: taxRates.find((rate) => String(rate) === value) ?? item.tax_rate,
          })
        }
      />
      <output className={classes.net}>
        <span>{t('fields.net')}</span>
        {formatBaht(netOf(item))}
      </output>
    </>
  );
}

function nextLine(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  // It would save the quotation.
  event.preventDefault();
  focusProductSearch();
}
