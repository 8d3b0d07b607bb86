import { Button, MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { contractLimits, supportTypes } from '#modules/cane-contracts/contract/contract-choices.ts';
import { supportTotalOf } from '#modules/cane-contracts/contract/support-total.ts';
import type { AttachedFile } from '#platform/contract/attachments.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { attachmentsOf } from '../receipts/attachments-of.ts';
import type { ContractValues } from './contract-form.ts';
import classes from './form.module.css';

type Item = ContractValues['supportItems'][number];

interface Row {
  readonly key: number;
  readonly item: Item;
}

interface SupportsFieldProps {
  readonly form: ZodForm<ContractValues>;
  /** The files of the contract, among which receipts are chosen; none while it is created. */
  readonly files: readonly AttachedFile[] | undefined;
}

/** What is advanced to the farmer, with the running sum. */
export function SupportsField({ form, files }: SupportsFieldProps) {
  const t = useTexts(texts);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    form.getValues().supportItems.map((item, key) => ({ key, item })),
  );
  const store = (next: readonly Row[]) => {
    setRows(next);
    form.setFieldValue(
      'supportItems',
      next.map(({ item }) => item),
      { forceUpdate: false },
    );
  };
  const change = (key: number, fields: Partial<Item>) =>
    store(rows.map((row) => (row.key === key ? { key, item: { ...row.item, ...fields } } : row)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    store([...rows, { key, item: { supportType: 'fertilizer', price: 0 } }]);
  };
  const sum = supportTotalOf(rows.map(({ item }) => item));
  const types = supportTypes.map((type) => ({ value: type, label: t(`supportTypes.${type}`) }));
  return (
    <fieldset className={classes.land} data-path="supportItems">
      <legend>{t('fields.supportItems')}</legend>
      {rows.map(({ key, item }, place) => (
        <div key={key} className={classes.support}>
          <Select
            label={t('fields.supportType')}
            data={types}
            allowDeselect={false}
            value={item.supportType}
            error={form.errors[`supportItems.${place}.supportType`]}
            onChange={(value) => {
              const supportType = supportTypes.find((type) => type === value);
              if (supportType !== undefined) change(key, { supportType });
            }}
          />
          <NumberInput
            label={t('fields.price')}
            data-path={`supportItems.${place}.price`}
            min={0}
            decimalScale={2}
            thousandSeparator=","
            value={item.price}
            error={form.errors[`supportItems.${place}.price`]}
            onChange={(price) => change(key, { price: Number(price) })}
          />
          <DateInput
            label={t('fields.receivedDate')}
            data-path={`supportItems.${place}.receivedDate`}
            value={item.receivedDate ?? null}
            error={form.errors[`supportItems.${place}.receivedDate`]}
            onChange={(day) => change(key, { receivedDate: day === '' ? null : day })}
          />
          <TextInput
            label={t('fields.description')}
            maxLength={contractLimits.description}
            value={item.description ?? ''}
            onChange={(event) => change(key, { description: event.currentTarget.value })}
          />
          {files !== undefined && files.length > 0 && (
            <MultiSelect
              label={t('form.receipts')}
              data={files.map(({ url, name }) => ({ value: url, label: name }))}
              value={(item.attachments ?? []).map(({ filePath }) => filePath)}
              onChange={(paths) => change(key, { attachments: attachmentsOf(paths, files) })}
            />
          )}
          <Button
            variant="default"
            leftSection={<IconTrash size={16} />}
            onClick={() => store(rows.filter((row) => row.key !== key))}
          >
            {t('form.remove_support')}
          </Button>
        </div>
      ))}
      {rows.length > 0 && (files?.length ?? 0) === 0 && (
        <p className={classes.hint}>
          {t(files === undefined ? 'form.receipts_later' : 'form.receipts_below')}
        </p>
      )}
      <div className={classes.sum}>
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
          {t('form.add_support')}
        </Button>
        <output>{t('form.sum', { amount: formatBaht(sum) })}</output>
      </div>
    </fieldset>
  );
}
