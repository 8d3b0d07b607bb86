import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  numberCalendars,
  paperDesigns,
  taxMethods,
} from '#modules/quotations/contract/quotation-choices.ts';
import { isNumberPattern, writeNumber } from '#modules/quotations/contract/number-pattern.ts';
import {
  quotationSettings,
  settingsChange,
  type QuotationSettings,
} from '#modules/quotations/contract/quotation-settings.ts';
import { today } from '#platform/web/date/days.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, longTextField, numberField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts, type QuotationTexts } from '../texts.ts';
import { ApprovalSteps } from './approval-steps.tsx';
import { settingsQuery, useChangeSettings } from './settings.api.ts';

const form = defineForm({ body: settingsChange, record: quotationSettings });

type Values = FormValues<typeof settingsChange>;

/** How the company numbers, taxes and approves its quotations. */
export function GeneralSettings() {
  const t = useTexts(texts);
  return (
    <Loaded query={useQuery(settingsQuery())} failedTitle={t('settings.load_failed')}>
      {(settings) => <SettingsForm key={settings.updated_at} settings={settings} />}
    </Loaded>
  );
}

function SettingsForm({ settings }: { readonly settings: QuotationSettings }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const change = useChangeSettings();
  return (
    <RecordFormPage
      form={form}
      stored={settings}
      fields={settingsFields(t)}
      save={(body) => change.mutateAsync(body)}
      onCancel={() => void navigate({ to: '/quotations' })}
    />
  );
}

function settingsFields(t: QuotationTexts): Fields<Values> {
  const { rules } = form;
  return {
    number_pattern: {
      label: t('fields.number_pattern'),
      input: (props, own) => (
        <TextInput {...props} {...rules.number_pattern} description={<Example form={own} />} />
      ),
    },
    number_calendar: choiceField({
      label: t('fields.number_calendar'),
      values: numberCalendars,
      labelOf: (value) => t(`number_calendars.${value}`),
    }),
    number_start: numberField({
      label: t('fields.number_start'),
      description: t('settings.start_hint'),
      hideControls: true,
      ...rules.number_start,
    }),
    yearly_reset: {
      label: t('fields.yearly_reset'),
      isTicked: true,
      input: (props) => <Checkbox {...props} />,
    },
    validity_days: numberField({
      label: t('fields.validity_days'),
      hideControls: true,
      ...rules.validity_days,
    }),
    payment_terms: textField({
      label: t('fields.payment_terms'),
      description: t('settings.terms_hint'),
      ...rules.payment_terms,
    }),
    tax_method: choiceField({
      label: t('fields.tax_method'),
      description: t('settings.tax_method_hint'),
      values: taxMethods,
      labelOf: (value) => t(`tax_methods.${value}`),
    }),
    prices_include_vat: {
      label: t('fields.prices_include_vat'),
      isTicked: true,
      input: (props) => <Checkbox {...props} description={t('settings.prices')} />,
    },
    paper_design: choiceField({
      label: t('fields.paper_design'),
      values: paperDesigns,
      labelOf: (value) => t(`paper_designs.${value}`),
    }),
    promptpay_id: textField({
      label: t('fields.promptpay_id'),
      description: t('settings.promptpay_hint'),
      inputMode: 'numeric',
      ...rules.promptpay_id,
    }),
    notes: longTextField({ label: t('fields.notes'), ...rules.notes, rows: 3, wide: true }),
    approval_steps: {
      label: t('fields.approval_steps'),
      wide: true,
      compared: false,
      input: (props, own) => <ApprovalSteps {...props} errors={own.errors} />,
    },
  };
}

/** The number of a quotation of today, by the pattern as it is typed. */
function Example({ form: own }: { readonly form: ZodForm<Values> }) {
  const t = useTexts(texts);
  const number_pattern = own.useWatchValue('number_pattern');
  const number_calendar = own.useWatchValue('number_calendar') ?? 'buddhist';
  if (!isNumberPattern(number_pattern)) return t('settings.pattern_hint');
  const number = writeNumber({ number_pattern, number_calendar }, { day: today(), count: 1 });
  return `${t('settings.pattern_hint')} · ${t('settings.example', { number })}`;
}
