import { TextInput } from '@mantine/core';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';

interface DateFieldProps<Values extends object> {
  readonly form: ZodForm<Values>;
  readonly path: keyof Values & string;
  readonly label: string;
}

/** A day. */
export function DateField<Values extends object>({ form, path, label }: DateFieldProps<Values>) {
  return <TextInput key={form.key(path)} {...form.getInputProps(path)} type="date" label={label} />;
}
