import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { sayKey } from '../i18n/problems.ts';

/** A form whose rules are a schema of the contract, the same one the server uses. */
export type ZodForm<Values extends object> = UseFormReturnType<Values>;

interface ZodFormInput<Values extends object> {
  readonly schema: z.ZodType;
  readonly initialValues: Values;
  readonly onValuesChange?: (values: Values) => void;
}

/**
 * Fields have their own state (`{...form.getInputProps('name')} key={form.key('name')}`), so that
 * typing renders one field and not the whole form. Problems are shown on submitting, and one disappears
 * when its field is edited.
 */
export function useZodForm<Values extends object>({
  schema,
  initialValues,
  onValuesChange,
}: ZodFormInput<Values>): ZodForm<Values> {
  return useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    onValuesChange,
    validate: (values) => problemsOf(schema, values),
  });
}

/** What the schema finds wrong, as text by field. The first problem of a field is the one shown. */
export function problemsOf(schema: z.ZodType, values: unknown): FormErrors {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const problems = toFieldProblems(parsed.error).toReversed();
  return Object.fromEntries(
    problems.map(({ path, code, parameters }) => [path, sayKey(code, parameters)]),
  );
}
