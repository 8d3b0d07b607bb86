import { MultiSelect, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Condition } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import { EmployeesSelect, UnitsSelect } from '#modules/directory/web/public.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { comparesMany } from './condition-values.ts';

interface ConditionValueProps {
  readonly property: EventProperty;
  readonly condition: Condition;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: Condition['value']) => void;
}

/** What a condition compares with, in the input that suits the field. */
export function ConditionValue({ property, condition, onChange, ...state }: ConditionValueProps) {
  const t = useTexts(texts);
  const { type, choices, collection } = property;
  const isMany = comparesMany(condition.operator);
  const all = [condition.value].flat().filter((one) => one !== null);
  const words = all.map(String);
  const [first = ''] = words;
  const label = t('settings.conditions.value');
  const named = { ...state, 'aria-label': label };
  const change = (values: (string | number)[]) => onChange(isMany ? values : (values[0] ?? ''));
  const most = isMany ? undefined : 1;
  if (type === 'person') {
    const people = all.filter((one) => typeof one === 'number');
    return <EmployeesSelect {...named} value={people} maxValues={most} onChange={change} />;
  }
  if (type === 'unit' && collection !== null && collection !== 'employee') {
    const units = words.filter((id) => id !== '');
    return (
      <UnitsSelect {...named} kind={collection} value={units} maxValues={most} onChange={change} />
    );
  }
  if (type === 'choice') {
    const data = choices.map(({ value, title }) => ({ value, label: title }));
    if (isMany) return <MultiSelect {...named} data={data} value={words} onChange={onChange} />;
    return (
      <NativeSelect
        {...named}
        data={first === '' ? [{ value: '', label: '' }, ...data] : data}
        value={first}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    );
  }
  if (type === 'boolean') {
    return (
      <NativeSelect
        {...named}
        data={[
          { value: 'true', label: t('settings.conditions.yes') },
          { value: 'false', label: t('settings.conditions.no') },
        ]}
        value={first}
        onChange={({ currentTarget: { value } }) => onChange(value === 'true')}
      />
    );
  }
  if (isMany) return <TagsField {...state} label={label} value={words} onChange={onChange} />;
  if (type === 'number')
    return <NumberInput {...named} value={first} onChange={(number) => onChange(Number(number))} />;
  if (type === 'date') {
    return (
      <DateInput
        {...named}
        value={first === '' ? null : first.slice(0, 'yyyy-mm-dd'.length)}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...named}
      value={first}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
