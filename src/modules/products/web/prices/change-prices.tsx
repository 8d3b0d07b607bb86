import { NativeSelect, NumberInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  priceChangeKinds,
  roundings,
  type PriceChange,
} from '#modules/products/contract/prices.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { today } from '#platform/web/date/days.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { texts } from '../texts.ts';
import { previewQuery, useChangePrices } from './prices.api.ts';

const TYPING_PAUSE_MILLISECONDS = 250;

/** Changes the prices of the chosen products, each shown before it is done. */
export function ChangePrices({ records, onClose, onDone, refreshes }: BatchWindow) {
  const t = useTexts(texts);
  const [change, setChange] = useState<PriceChange>({ by: 'percent', value: 0, round_to: 1 });
  const [validFrom, setValidFrom] = useState(today());
  const [shown] = useDebouncedValue(change, TYPING_PAUSE_MILLISECONDS);
  const ids = records.map(({ id }) => id);
  const preview = useQuery({
    ...previewQuery({ ids, change: shown, valid_from: today(), dry_run: true }),
    placeholderData: keepPreviousData,
  });
  const save = useChangePrices();
  const prices = new Map(preview.data?.prices.map((price) => [price.id, price]));
  const lines = records.map(({ id, name }) => {
    const price = prices.get(id);
    if (price === undefined) return { id, name };
    const amounts = { before: formatBaht(price.before), after: formatBaht(price.after) };
    return { id, name: t('change_prices.line', { name, ...amounts }) };
  });
  return (
    <BatchDialog
      batch={{
        records: lines,
        refreshes,
        title: t('change_prices.title', { count: records.length }),
        text: t('change_prices.text'),
        confirmLabel: t('change_prices.confirm'),
        actOnAll: async (chosen) => {
          const body = { ids: [...chosen], change, valid_from: validFrom };
          return (await save.mutateAsync(body)).refused;
        },
      }}
      isReady={validFrom !== '' && (change.by === 'exact' || change.value !== 0)}
      onClose={onClose}
      onDone={onDone}
    >
      <NativeSelect
        label={t('change_prices.by')}
        value={change.by}
        data={priceChangeKinds.map((by) => ({ value: by, label: t(`change_prices.kinds.${by}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setChange({ ...change, by: priceChangeKinds.find((by) => by === value) ?? change.by })
        }
      />
      <NumberInput
        label={t('change_prices.value')}
        description={change.by === 'exact' ? undefined : t('change_prices.value_hint')}
        value={change.value}
        min={change.by === 'exact' ? 0 : -1_000_000}
        max={1_000_000}
        decimalScale={2}
        thousandSeparator=","
        onChange={(value) => setChange({ ...change, value: Number(value) })}
      />
      <NativeSelect
        label={t('change_prices.round_to')}
        value={String(change.round_to)}
        data={roundings.map((satang) => ({
          value: String(satang),
          label: t(`change_prices.roundings.${satang}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          setChange({ ...change, round_to: roundings.find((each) => String(each) === value) ?? 1 })
        }
      />
      <DateInput
        label={t('fields.valid_from')}
        min={today()}
        value={validFrom}
        onChange={setValidFrom}
      />
    </BatchDialog>
  );
}
