import {
  NativeSelect,
  NumberInput,
  Select,
  Textarea,
  TextInput,
  type NativeSelectProps,
  type NumberInputProps,
  type SelectProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import type { ComponentProps } from 'react';
import { DateInput, type DateInputProps } from '../date/date-input.tsx';
import { writeDay } from '../date/say-day.ts';
import { formatNumber } from '../i18n/formats.ts';
import type { Field } from './form-fields.tsx';
import { TagsField } from './tags-field.tsx';

/** A field's settings besides its input; the other settings of each kind are those of its input. */
type Named = Pick<Field<object, unknown>, 'label' | 'wide' | 'compared'>;

type Settings<Props> = Named & Omit<Props, keyof Named | 'value' | 'defaultValue' | 'data'>;

/** A line of text: `textField({ label: t('form.name'), maxLength: 100, withAsterisk: true })`. */
export function textField(settings: Settings<TextInputProps>): Field<object, string | null> {
  const [field, input] = split(settings);
  return { ...field, input: (props) => <TextInput {...props} {...input} /> };
}

/** A text of several lines. */
export function longTextField(settings: Settings<TextareaProps>): Field<object, string | null> {
  const [field, input] = split(settings);
  return { ...field, input: (props) => <Textarea {...props} {...input} /> };
}

/**
 * A number; empty until one is typed.
 * @public
 */
export function numberField(
  settings: Settings<NumberInputProps>,
): Field<object, number | '' | null> {
  const [field, input] = split(settings);
  return {
    ...field,
    write: (value) => (typeof value === 'number' ? formatNumber(value) : value),
    input: (props) => <NumberInput {...props} {...input} />,
  };
}

/** A day, typed or chosen in a calendar. */
export function dateField(settings: Settings<DateInputProps>): Field<object, string | null> {
  const [field, input] = split(settings);
  return {
    ...field,
    write: (day) => day && writeDay(day),
    input: (props) => <DateInput {...props} {...input} />,
  };
}

/** Tags, one after another. */
export function tagsField(
  settings: Settings<ComponentProps<typeof TagsField>>,
): Field<object, string[]> {
  const [field, input] = split(settings);
  return { ...field, input: (props) => <TagsField {...props} {...input} /> };
}

interface Choices<Value extends string> {
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
}

/** One of a few values: `choiceField({ label, values: engineTypes, labelOf: (type) => t(`types.${type}`) })`. */
export function choiceField<Value extends string>({
  values,
  labelOf,
  ...settings
}: Choices<Value> & Settings<SelectProps>): Field<object, Value | null> {
  const [field, input] = split(settings);
  const data = values.map((value) => ({ value, label: labelOf(value) }));
  return {
    ...field,
    write: (value) => value && labelOf(value),
    input: (props) => <Select {...props} data={data} allowDeselect={false} {...input} />,
  };
}

/** The same as the browser itself draws it. */
export function nativeChoiceField<Value extends string>({
  values,
  labelOf,
  ...settings
}: Choices<Value> & Settings<NativeSelectProps>): Field<object, Value | null> {
  const [field, input] = split(settings);
  const data = values.map((value) => ({ value, label: labelOf(value) }));
  return {
    ...field,
    write: (value) => value && labelOf(value),
    input: (props) => <NativeSelect {...props} data={data} {...input} />,
  };
}

function split<Input extends object>({ label, wide, compared, ...input }: Named & Input) {
  return [{ label, wide, compared }, input] as const;
}
