import type { UseFormReturnType } from '@mantine/form';
import { Fragment, type ReactNode } from 'react';
import { AdvancedFields } from './advanced-fields.tsx';
import type { ZodForm } from './use-zod-form.ts';
import classes from './form.module.css';

/** The props of a form's input: spread them, as in `<TextInput {...props} maxLength={100} />`. */
type FieldProps = ReturnType<UseFormReturnType<object>['getInputProps']> & {
  readonly label: string;
};

/** One field of a form: its label, and its input. */
export interface Field<Values extends object, Value> {
  readonly label: string;
  /** Renders it; absent where another field renders it too. */
  readonly input?: (props: FieldProps, form: ZodForm<Values>) => ReactNode;
  /** Wraps the input in something larger, or hides it while it does not matter. */
  readonly around?: (input: ReactNode, form: ZodForm<Values>) => ReactNode;
  /** It is a checkbox. */
  readonly isTicked?: true;
  /** On a page it takes the whole width. */
  readonly wide?: true;
  /** Few people need it: it is folded away below the others until it is asked for, or has a problem. */
  readonly advanced?: boolean;
  /** Formats a value that is not readable text, where two versions of a record are compared. */
  write?(value: Value): string | null | undefined;
  /** False for what two versions of a record cannot differ in, for example a note on the change itself. */
  readonly compared?: false;
}

/** All fields of a form, in the order in which they are shown: none of its values can be forgotten. */
export type Fields<Values extends object> = {
  readonly [Name in keyof Values]: Field<Values, Values[Name]>;
};

interface FormFieldsProps<Values extends object> {
  readonly form: ZodForm<Values>;
  readonly fields: Fields<Values>;
}

/** The inputs of a form; advanced ones come last, folded away. */
export function FormFields<Values extends object>({ form, fields }: FormFieldsProps<Values>) {
  const all = listFields(fields);
  const advanced = all.filter(([, field]) => field.advanced);
  const hasProblem = advanced.some(([name]) => form.errors[name] !== undefined);
  return (
    <>
      {all.filter(([, field]) => !field.advanced).map((field) => drawField(form, field))}
      {advanced.length > 0 && (
        <AdvancedFields hasProblem={hasProblem}>
          {advanced.map((field) => drawField(form, field))}
        </AdvancedFields>
      )}
    </>
  );
}

function drawField<Values extends object>(
  form: ZodForm<Values>,
  [name, { label, input, around, isTicked, wide }]: [string, Field<Values, unknown>],
) {
  if (input === undefined) return null;
  const props = form.getInputProps(name, isTicked && { type: 'checkbox' });
  const plain = input({ ...props, label }, form);
  const drawn = around === undefined ? plain : around(plain, form);
  return (
    <Fragment key={form.key(name)}>
      {wide ? <div className={classes.wide}>{drawn}</div> : drawn}
    </Fragment>
  );
}

/** How two versions of a record are compared field by field. */
export function comparisonOf<Values extends object>(fields: Fields<Values>) {
  const compared = listFields(fields).filter(([, field]) => field.compared !== false);
  const known = new Map(compared);
  return {
    labels: Object.fromEntries(compared.map(([name, { label }]) => [name, label])),
    write: (name: string, value: unknown) => known.get(name)?.write?.(value) ?? undefined,
  };
}

function listFields<Values extends object>(
  fields: Fields<Values>,
): [name: string, field: Field<Values, unknown>][] {
  return Object.entries<Field<Values, unknown>>(fields);
}
