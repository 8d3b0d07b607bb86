import { MultiSelect } from '@mantine/core';
import {
  contractTypes,
  dayRanges,
  promotionTypes,
  type ContractType,
} from '#modules/cane-contracts/contract/contract-choices.ts';
import type { AttachedFile } from '#platform/contract/attachments.ts';
import { choiceField, dateField, numberField, textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { ContractTexts } from '../texts.ts';
import { attachmentsOf } from '../receipts/attachments-of.ts';
import { newContractForm, type ContractValues } from './contract-form.ts';
import { LandField } from './land-field.tsx';
import { OnlyFor } from './only-for.tsx';
import { QuotaSelect } from './quota-select.tsx';
import { SupportsField } from './supports-field.tsx';
import { TonsInput } from './tons-input.tsx';

const MOST_TONS = 999_999.99;

interface StoredContract {
  readonly id: string;
  readonly files: readonly AttachedFile[];
}

/** The fields of a contract; some are of one type alone. */
export function contractFields(t: ContractTexts, stored?: StoredContract): Fields<ContractValues> {
  const { rules } = newContractForm;
  const files = stored?.files;
  const only = <Value,>(type: ContractType, field: Field<ContractValues, Value>) => ({
    ...field,
    around: (input: React.ReactNode, form: Parameters<NonNullable<typeof field.around>>[1]) => (
      <OnlyFor form={form} type={type}>
        {input}
      </OnlyFor>
    ),
  });
  return {
    contractType: choiceField({
      label: t('fields.contractType'),
      values: contractTypes,
      labelOf: (type) => t(`contractTypes.${type}`),
      ...rules.contractType,
    }),
    quotaId: {
      label: t('fields.quotaId'),
      compared: false,
      input: ({ defaultValue, value: _value, ...props }, form) => (
        <QuotaSelect
          {...props}
          withAsterisk
          present={typeof defaultValue === 'string' && defaultValue !== '' ? defaultValue : null}
          onChange={(id) => {
            form.setFieldValue('quotaId', id ?? '', { forceUpdate: false });
            form.setFieldValue('plotIds', []);
            form.setFieldValue('cropIds', []);
          }}
        />
      ),
    },
    totalTons: {
      ...numberField({ label: t('fields.totalTons') }),
      input: (props, form) => (
        <TonsInput {...props} form={form} max={MOST_TONS} decimalScale={2} thousandSeparator="," />
      ),
    },
    dayRange: only(
      'tons_pro_7_days',
      choiceField({
        label: t('fields.dayRange'),
        values: dayRanges,
        labelOf: (range) => t(`dayRanges.${range}`),
        withAsterisk: true,
      }),
    ),
    craneType: only(
      'tons_pro_crane',
      textField({ label: t('fields.craneType'), ...rules.craneType, withAsterisk: true }),
    ),
    promotionType: only(
      'promotion',
      choiceField({
        label: t('fields.promotionType'),
        values: promotionTypes,
        labelOf: (type) => t(`promotionTypes.${type}`),
      }),
    ),
    promotionAmount: only(
      'promotion',
      numberField({
        label: t('fields.promotionAmount'),
        min: 0,
        decimalScale: 2,
        thousandSeparator: ',',
      }),
    ),
    promotionDate: only('promotion', dateField({ label: t('fields.promotionDate') })),
    plotIds: {
      label: t('fields.plotIds'),
      wide: true,
      compared: false,
      input: (_props, form) => <LandField form={form} contractId={stored?.id} />,
    },
    cropIds: { label: t('fields.cropIds'), compared: false },
    supportItems: {
      label: t('fields.supportItems'),
      wide: true,
      compared: false,
      input: (_props, form) => <SupportsField form={form} files={files} />,
    },
    attachments: {
      label: t('fields.attachments'),
      wide: true,
      compared: false,
      input: ({ label }, form) =>
        files !== undefined &&
        files.length > 0 && (
          <MultiSelect
            label={label}
            description={t('form.annexes_hint')}
            data={files.map(({ url, name }) => ({ value: url, label: name }))}
            defaultValue={form.getValues().attachments.map(({ filePath }) => filePath)}
            onChange={(paths) =>
              form.setFieldValue('attachments', attachmentsOf(paths, files), { forceUpdate: false })
            }
          />
        ),
    },
  };
}
