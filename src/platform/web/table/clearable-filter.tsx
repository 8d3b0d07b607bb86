import { Select } from '@mantine/core';

interface ClearableFilterProps<Value extends string> {
  readonly label: string;
  /** Said where nothing is chosen and everything is let through. */
  readonly any: string;
  readonly value: Value | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string }[] | undefined;
  /** There are many: what is typed finds them. */
  readonly searchable?: boolean;
  readonly className?: string;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter of a list: one of some values, or none of them. */
export function ClearableFilter<Value extends string>(props: ClearableFilterProps<Value>) {
  const { label, any, value, choices = [], onChange, ...input } = props;
  return (
    <Select
      {...input}
      aria-label={label}
      placeholder={any}
      value={value ?? null}
      data={[...choices]}
      clearable
      clearButtonProps={{ 'aria-label': any }}
      onChange={(chosen) => onChange(choices.find((each) => each.value === chosen)?.value)}
    />
  );
}
