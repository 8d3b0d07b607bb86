import { NumberInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { deedKinds, ownershipTypes } from '#modules/land-plots/contract/plot-choices.ts';
import { plotLimits, type plotInput } from '#modules/land-plots/contract/plots.ts';
import { choiceField, dateField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ShapeField } from '../shapes/shape-field.tsx';
import type { DrawnShape } from '../shapes/use-drawn-shape.ts';
import { texts, type PlotTexts } from '../texts.ts';
import { areaFields, useTypedArea } from './area-fields.tsx';
import { DocumentSelect } from './document-select.tsx';
import { codeOf, placeFields } from './place-fields.tsx';
import { QuotaField } from './quota-field.tsx';
import classes from './plots.module.css';

export type PlotValues = FormValues<typeof plotInput>;

/** Draws a heading above the first field of a part of the form. */
const under = (heading: string) => (input: ReactNode) => (
  <>
    <Title order={2} className={classes.section}>
      {heading}
    </Title>
    {input}
  </>
);

interface PlotForm {
  readonly drawn: DrawnShape;
  /** Of one that exists. */
  readonly plotId?: string;
}

/** Everything that is asked about a plot. */
export function plotFields(t: PlotTexts, { drawn, plotId }: PlotForm): Fields<PlotValues> {
  const coordinate = (name: 'latitude' | 'longitude', most: number) => ({
    label: t(`fields.${name}`),
    advanced: true,
    input: (props: object) => (
      <NumberInput
        {...props}
        label={t(`fields.${name}`)}
        description={t('form.coordinate_hint')}
        min={-most}
        max={most}
        decimalScale={7}
        hideControls
      />
    ),
  });
  return {
    quota_id: {
      label: t('fields.quota_id'),
      wide: true,
      input: (_props, form) => <QuotaField form={form} />,
    },
    farmer_id: { label: t('fields.farmer_id') },
    deed_kind: {
      ...choiceField({
        label: t('fields.deed_kind'),
        values: deedKinds,
        labelOf: (kind) => t(`deed_kinds.${kind}`),
      }),
      around: under(t('form.deed')),
    },
    deed_number: textField({
      label: t('fields.deed_number'),
      maxLength: plotLimits.deed_number,
      withAsterisk: true,
    }),
    deed_owner_name: textField({
      label: t('fields.deed_owner_name'),
      maxLength: plotLimits.deed_owner_name,
      withAsterisk: true,
    }),
    deed_issue_date: dateField({ label: t('fields.deed_issue_date') }),
    ownership_type: choiceField({
      label: t('fields.ownership_type'),
      values: ownershipTypes,
      labelOf: (type) => t(`ownership_types.${type}`),
      withAsterisk: true,
    }),
    ownership_document_id: {
      label: t('fields.ownership_document_id'),
      input: (props, form) => <Document {...props} form={form} plotId={plotId} />,
    },
    ...areaFields(t),
    ...placeFields(t),
    shapefile_id: {
      label: t('fields.shapefile_id'),
      wide: true,
      compared: false,
      around: under(t('fields.shapefile_id')),
      input: (props, form) => <Shape {...props} form={form} plotId={plotId} drawn={drawn} />,
    },
    latitude: coordinate('latitude', 90),
    longitude: coordinate('longitude', 180),
  };
}

interface OfPlot {
  readonly label: string;
  readonly form: ZodForm<PlotValues>;
  readonly plotId: string | undefined;
}

function Document({ form, ...props }: OfPlot) {
  const t = useTexts(texts);
  const quotaId = form.useWatchValue('quota_id') || null;
  return <DocumentSelect {...props} description={t('form.document_hint')} quotaId={quotaId} />;
}

interface ShapeProps extends OfPlot {
  readonly drawn: DrawnShape;
  readonly onChange: (id: string) => void;
}

function Shape({ form, plotId, ...props }: ShapeProps) {
  const area = useTypedArea(form);
  const plot = {
    ...(plotId !== undefined && { id: plotId }),
    ...area,
    deed_kind: form.useWatchValue('deed_kind') ?? 'chanote',
    deed_number: form.useWatchValue('deed_number'),
    quota_id: form.useWatchValue('quota_id') || null,
    province_id: codeOf(form.useWatchValue('province_id')),
    subdistrict_id: codeOf(form.useWatchValue('subdistrict_id')),
  };
  return <ShapeField {...props} plot={plot} />;
}
