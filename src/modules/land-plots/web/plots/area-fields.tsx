import { NumberInput } from '@mantine/core';
import { fromTenths, toSquareMetres, toTenths } from '#modules/land-plots/contract/thai-area.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type PlotTexts } from '../texts.ts';
import classes from './plots.module.css';

type Typed = number | '' | null;

export interface AreaValues {
  area_rai: Typed;
  area_ngan: Typed;
  area_wah: Typed;
}

const PARTS = ['area_rai', 'area_ngan', 'area_wah'] as const;
const SQUARE_METRES_OF_A_HECTARE = 10_000;

/** The area of the deed in rai, ngan and square wah. */
export function areaFields(t: PlotTexts): Fields<AreaValues> {
  return {
    area_rai: {
      label: t('fields.area_rai'),
      wide: true,
      input: (_props, form) => <AreaInputs form={form} />,
    },
    area_ngan: { label: t('fields.area_ngan') },
    area_wah: { label: t('fields.area_wah') },
  };
}

/** Four ngan become a rai and a hundred square wah a ngan as soon as they are typed. */
function AreaInputs({ form }: { readonly form: ZodForm<AreaValues> }) {
  const t = useTexts(texts);
  const carry = () => {
    const area = areaOf(form.getValues());
    const carried = fromTenths(toTenths(area));
    for (const part of PARTS) {
      if (carried[part] !== area[part]) form.setFieldValue(part, carried[part]);
    }
  };
  return (
    <fieldset className={classes.area}>
      <legend className={textClasses.label}>{t('form.area')}</legend>
      {PARTS.map((part) => (
        <NumberInput
          {...form.getInputProps(part)}
          key={form.key(part)}
          label={t(`fields.${part}`)}
          min={0}
          max={100_000}
          decimalScale={part === 'area_wah' ? 1 : 0}
          hideControls
          withAsterisk={part === 'area_rai'}
          onBlur={carry}
        />
      ))}
      <AreaInMetres form={form} />
    </fieldset>
  );
}

function AreaInMetres({ form }: { readonly form: ZodForm<AreaValues> }) {
  const t = useTexts(texts);
  const squareMetres = toSquareMetres(useTypedArea(form));
  return (
    <p className={textClasses.hint} role="status">
      {t('form.area_in_metres', {
        metres: formatNumber(squareMetres),
        hectares: formatNumber(squareMetres / SQUARE_METRES_OF_A_HECTARE),
      })}
    </p>
  );
}

/** The area as it is typed. */
export function useTypedArea(form: ZodForm<AreaValues>) {
  return areaOf({
    area_rai: form.useWatchValue('area_rai'),
    area_ngan: form.useWatchValue('area_ngan'),
    area_wah: form.useWatchValue('area_wah'),
  });
}

function areaOf({ area_rai, area_ngan, area_wah }: AreaValues) {
  const typed = (value: Typed) => (typeof value === 'number' && value > 0 ? value : 0);
  return {
    area_rai: typed(area_rai),
    area_ngan: typed(area_ngan),
    area_wah: typed(area_wah),
  };
}
