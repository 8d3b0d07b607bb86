import { NativeSelect } from '@mantine/core';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The choice that shows all rows. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter of a list: one of a few values, or all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, values, value, labelOf, onChange } = props;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[
        { value: '', label: all },
        ...values.map((each) => ({ value: each, label: labelOf(each) })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(values.find((each) => each === chosen))
      }
    />
  );
}
