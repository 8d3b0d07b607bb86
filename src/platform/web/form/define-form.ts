import { z } from 'zod';
import {
  basisOf,
  blankValues,
  rulesOf,
  withoutBlanks,
  type FieldRules,
  type FormBody,
  type FormValues,
} from './form-values.ts';

/** Fields that the record has under another name, in another form, or not at all. */
type Unlike<Values, Stored> = {
  [Name in keyof Values]: Name extends keyof Stored
    ? Stored[Name] extends Values[Name] | null | undefined
      ? never
      : Name
    : Name;
}[keyof Values];

type Derived<Values, Stored> = Partial<Values> & Pick<Values, Unlike<Values, Stored>>;

interface NewForm<Body extends FormBody> {
  /** Schema of the route's body. */
  readonly body: Body;
  /** The initial value of a field, where that is neither its default nor empty. */
  readonly blank?: Partial<FormValues<Body>>;
  /** Corrects what was typed before the schema checks it, where fields depend on each other. */
  readonly prepare?: (values: FormValues<Body>) => object;
}

interface EditForm<Body extends FormBody, Stored extends object> extends NewForm<Body> {
  /** Schema of the record that is edited, for the one that comes with a conflict. */
  readonly record?: z.ZodType<Stored>;
  /** Fills fields from the record where it has no field of their name. */
  readonly derive?: (stored: Stored) => Derived<FormValues<Body>, Stored>;
}

/** `derive` cannot be left out where fields would stay empty without it. */
type MustDerive<Values, Stored> = [Stored] extends [never]
  ? unknown
  : [Unlike<Values, Stored>] extends [never]
    ? unknown
    : { readonly derive: unknown };

/** The values of a form, based on the schema of a body and of the record it changes. */
export interface FormDefinition<Body extends FormBody, Stored = never> {
  readonly blank: FormValues<Body>;
  /** A record in the form. */
  readonly valuesOf: (stored: Stored) => FormValues<Body>;
  /** For the inputs of fields: `textField({ label, ...form.rules.name })`. */
  readonly rules: { readonly [Name in keyof FormValues<Body>]: FieldRules };
  /** The rules, over the fields as they are typed. */
  readonly rulesFor: (stored: Stored | undefined) => z.ZodType<z.output<Body>>;
  readonly record?: z.ZodType<Stored>;
}

/**
 * Declares the form of a body: `defineForm({ body: subFunctionInput, record: subFunction })`. Every field
 * of the body is a field of the form; it is filled from the record's field of that name, and `derive`
 * fills those without one. The `updated_at` or `version` of a body comes from the record by itself.
 */
export function defineForm<Body extends FormBody, Stored extends object = never>(
  form: EditForm<Body, Stored> & MustDerive<FormValues<Body>, Stored>,
): FormDefinition<Body, Stored> {
  const { body, prepare, record, derive } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of the body, each with its own blank
  const blank = { ...blankValues(body), ...form.blank } as FormValues<Body>;
  return {
    blank,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every field of the body
    rules: rulesOf(body) as { readonly [Name in keyof FormValues<Body>]: FieldRules },
    record,
    valuesOf: (stored) => ({ ...withRecord(blank, stored), ...derive?.(stored) }),
    rulesFor: (stored) =>
      z.preprocess(
        (values: FormValues<Body>) => ({
          ...withoutBlanks(body, prepare?.(values) ?? values),
          ...basisOf(body, stored),
        }),
        body,
      ),
  };
}

/** The blank values, with those that the record has under the same names. */
function withRecord<Values extends object>(blank: Values, stored: object): Values {
  const known = new Map<string, unknown>(Object.entries(stored));
  const values = Object.entries(blank).map(([name, value]: [string, unknown]) => [
    name,
    known.get(name) ?? value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of `blank`; `derive` must give those whose type differs
  return Object.fromEntries(values) as Values;
}
