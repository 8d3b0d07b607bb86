import {
  caneTypes,
  leafColors,
  soilColors,
  soilTypes,
} from '#modules/cane-surveys/contract/survey-choices.ts';
import { surveyLimits, type surveyChange } from '#modules/cane-surveys/contract/surveys.ts';
import { choiceField, longTextField, numberField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { monthName, MonthSelect } from './month-select.tsx';
import type { SurveyTexts } from '../texts.ts';

type SurveyValues = FormValues<typeof surveyChange>;

/** Everything that the office can put right in a survey; where and when it was taken stays as the device said. */
export function surveyFields(t: SurveyTexts): Fields<SurveyValues> {
  const measure = (name: keyof SurveyValues) =>
    numberField({ label: t(`fields.${name}`), min: 0, decimalScale: 2 });
  const unchanged = (name: keyof SurveyValues) => ({ label: t(`fields.${name}`) });
  const note = (name: 'disease_pest' | 'details' | 'other_notes') =>
    longTextField({
      label: t(`fields.${name}`),
      maxLength: surveyLimits[name],
      rows: 2,
      wide: true,
    });
  return {
    quota_id: unchanged('quota_id'),
    plot_id: unchanged('plot_id'),
    crop_id: unchanged('crop_id'),
    visit_id: unchanged('visit_id'),
    surveyed_at: unchanged('surveyed_at'),
    latitude: unchanged('latitude'),
    longitude: unchanged('longitude'),
    accuracy_metres: unchanged('accuracy_metres'),
    production_year: numberField({
      label: t('fields.production_year'),
      min: surveyLimits.first_year,
      max: surveyLimits.last_year,
      allowDecimal: false,
      thousandSeparator: '',
      withAsterisk: true,
    }),
    planting_month: {
      label: t('fields.planting_month'),
      write: (month) => (typeof month === 'number' ? monthName(month) : month),
      input: (props) => <MonthSelect {...props} />,
    },
    cane_type: choiceField({
      label: t('fields.cane_type'),
      values: caneTypes,
      labelOf: (type) => t(`cane_types.${type}`),
      clearable: true,
    }),
    cane_variety: textField({
      label: t('fields.cane_variety'),
      maxLength: surveyLimits.cane_variety,
    }),
    plant_age_months: measure('plant_age_months'),
    height_cm: measure('height_cm'),
    furrow_spacing_cm: measure('furrow_spacing_cm'),
    clumps_per_10m: measure('clumps_per_10m'),
    stalks_per_clump: measure('stalks_per_clump'),
    stalk_length_cm: measure('stalk_length_cm'),
    diameter_cm: measure('diameter_cm'),
    leaf_color: choiceField({
      label: t('fields.leaf_color'),
      values: leafColors,
      labelOf: (color) => t(`leaf_colors.${color}`),
      clearable: true,
    }),
    soil_type: choiceField({
      label: t('fields.soil_type'),
      values: soilTypes,
      labelOf: (type) => t(`soil_types.${type}`),
      clearable: true,
    }),
    soil_color: choiceField({
      label: t('fields.soil_color'),
      values: soilColors,
      labelOf: (color) => t(`soil_colors.${color}`),
      clearable: true,
    }),
    disease_pest: note('disease_pest'),
    details: note('details'),
    other_notes: note('other_notes'),
  };
}
