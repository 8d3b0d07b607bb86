import { z } from 'zod';
import { instant, recordId } from './ids.ts';

type Answered<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.core.$ZodType
    ? z.ZodType<z.output<Shape[Name]>>
    : never;
};

type RecordShape<Shape> = { id: typeof recordId } & Answered<Shape> & {
    created_at: typeof instant;
    updated_at: typeof instant;
  };

/**
 * A record as it is answered, from the body that creates it: the same fields, without the limits and
 * defaults of what is sent, with its id and times. `const product = recordOf(productInput)`; what the server
 * computes besides is added by `.extend({ ... })`.
 */
export function recordOf<Shape extends z.ZodRawShape>({
  shape,
}: z.ZodObject<Shape>): z.ZodObject<RecordShape<Shape>> {
  const fields = Object.entries<z.core.$ZodType>(shape);
  const answered = fields.map(([name, field]) => [name, answeredField(field, name)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of `shape`, each with what comes out of it
  return z.object({
    id: recordId,
    ...Object.fromEntries(answered),
    created_at: instant,
    updated_at: instant,
  }) as z.ZodObject<RecordShape<Shape>>;
}

const text = z.string();
const number = z.number();
const wholeNumber = number.int();

function answeredField(field: z.core.$ZodType, name: string): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return answeredField(field.unwrap(), name);
  if (field instanceof z.ZodNullable) return z.nullable(answeredField(field.unwrap(), name));
  if (field instanceof z.ZodArray) return z.array(answeredField(field.element, name));
  if (field instanceof z.ZodPipe) return answeredField(field.out, name);
  if (field instanceof z.ZodString) return text;
  if (field instanceof z.ZodNumber) return isWhole(field) ? wholeNumber : number;
  if (field instanceof z.ZodTransform) {
    throw new Error(`What ${name} becomes is not known here: add it by .extend()`);
  }
  return field;
}

function isWhole({ format }: z.ZodNumber): boolean {
  return format?.includes('int') === true;
}
