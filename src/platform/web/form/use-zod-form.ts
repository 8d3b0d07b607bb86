import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { sayKey } from '../i18n/problems.ts';

/** A form whose rules are a schema of the contract, the same that the server checks by. */
export type ZodForm<Values extends object> = UseFormReturnType<Values>;

interface ZodFormInput<Values extends object> {
  readonly schema: z.ZodType;
  readonly initialValues: Values;
}

/**
 * Fields keep their own values (`{...form.getInputProps('name')} key={form.key('name')}`), so that
 * typing draws one field and not the whole form. Problems are shown on submitting, and one goes away
 * when its field is edited.
 */
export function useZodForm<Values extends object>({
  schema,
  initialValues,
}: ZodFormInput<Values>): ZodForm<Values> {
  return useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => problemsOf(schema, values),
  });
}

/** What the schema finds wrong, in words, by field. The first problem of a field is the one shown. */
export function problemsOf(schema: z.ZodType, values: unknown): FormErrors {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const problems = toFieldProblems(parsed.error).toReversed();
  return Object.fromEntries(
    problems.map(({ path, code, parameters }) => [path, sayKey(code, parameters)]),
  );
}
