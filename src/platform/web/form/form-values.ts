import { z } from 'zod';

/** A body as an object. */
export type FormBody = z.ZodObject<z.core.$ZodShape>;

/** The version that was edited: sent along with a change, never filled in by people. */
const basisFields = ['updated_at', 'version'] as const;

type Basis = (typeof basisFields)[number];

/** A choice may not be made yet, a number not be typed yet. */
type Typed<Value> = [NonNullable<Value>] extends [string]
  ? string extends NonNullable<Value>
    ? Value
    : Value | null
  : [NonNullable<Value>] extends [number]
    ? Value | '' | null
    : Value;

/** The fields of a body as a form has them: every one of them, as it is typed. */
export type FormValues<Body extends FormBody> = {
  [Name in Exclude<keyof z.input<Body>, Basis>]-?: Typed<Exclude<z.input<Body>[Name], undefined>>;
};

/** The names of the fields that people fill in. */
export function fieldNames(body: FormBody): string[] {
  const basis = new Set<string>(basisFields);
  return Object.keys(body.shape).filter((name) => !basis.has(name));
}

/** How a body identifies the version it changes. */
export function basisOf(body: FormBody, stored: object | undefined): Record<string, unknown> {
  const known = new Map<string, unknown>(Object.entries(stored ?? {}));
  const wanted = basisFields.filter((name) => name in body.shape && known.has(name));
  return Object.fromEntries(wanted.map((name) => [name, known.get(name)]));
}

/** The empty value of every field: its default, no text, no entries, not ticked, or nothing chosen. */
export function blankValues(body: FormBody): Record<string, unknown> {
  return Object.fromEntries(fieldNames(body).map((name) => [name, blankOf(body.shape[name])]));
}

function blankOf(field: z.core.$ZodType | undefined): unknown {
  const usual = field && z.safeParse(field, undefined).data;
  if (usual !== undefined && usual !== null) return usual;
  return ['', [], false].find((blank) => couldBe(field, blank)) ?? null;
}

/** Problems that a value of the right kind can have. */
const JUDGED = new Set([undefined, 'too_small', 'custom']);

function couldBe(field: z.core.$ZodType | undefined, blank: unknown): boolean {
  const issue = issueOf(field, blank);
  // A date or an address is typed as a text, too; a record is chosen.
  const isTyped = issue?.code === 'invalid_format' && issue.format !== 'uuid';
  return JUDGED.has(issue?.code) || (blank === '' && isTyped);
}

/** An empty field is left out: a date not typed is none, and so is a choice not made. */
export function withoutBlanks(body: FormBody, values: object): Record<string, unknown> {
  const sent = Object.entries(values).map(([name, typed]: [string, unknown]): [string, unknown] => {
    const field = body.shape[name];
    const value = figureOf(field, typed);
    const isBlank = value === null || (value === '' && !JUDGED.has(issueOf(field, '')?.code));
    if (!isBlank) return [name, value];
    return [name, issueOf(field, null) === undefined ? null : undefined];
  });
  return Object.fromEntries(sent);
}

/** A figure as an input has it until it is left: `1.50` and `03` are texts where a number belongs. */
function figureOf(field: z.core.$ZodType | undefined, typed: unknown): unknown {
  if (typeof typed !== 'string' || typed.trim() === '' || !Number.isFinite(Number(typed)))
    return typed;
  const issue = issueOf(field, typed);
  return issue?.code === 'invalid_type' && issue.expected === 'number' ? Number(typed) : typed;
}

/** What is wrong with the value itself. */
function issueOf(field: z.core.$ZodType | undefined, value: unknown): z.core.$ZodIssue | undefined {
  if (field === undefined) return undefined;
  return z.safeParse(field, value).error?.issues[0];
}

/** What an input can say of its field's rules beforehand. */
export interface FieldRules {
  readonly maxLength?: number;
  /** It cannot stay empty. */
  readonly withAsterisk: boolean;
}

/** The rules of each field: how long it may be, and whether it must be filled in. */
export function rulesOf(body: FormBody): Record<string, FieldRules> {
  return Object.fromEntries(
    fieldNames(body).map((name) => {
      const field = body.shape[name];
      const isOptional = [undefined, null, ''].some(
        (blank) => field === undefined || z.safeParse(field, blank).success,
      );
      const maxLength = maxLengthOf(field);
      return [name, { withAsterisk: !isOptional, ...(maxLength !== undefined && { maxLength }) }];
    }),
  );
}

function maxLengthOf(field: z.core.$ZodType | undefined): number | undefined {
  if (field instanceof z.ZodString) return field.maxLength ?? undefined;
  if (field instanceof z.ZodPipe) return maxLengthOf(field.in);
  const isWrapped = field instanceof z.ZodDefault || field instanceof z.ZodNullable;
  return isWrapped ? maxLengthOf(field.unwrap()) : undefined;
}
