import { z } from 'zod';

/**
 * The fields of a multipart form, whose values are all texts, from those of a JSON body: an empty one counts
 * as left out, and a number may be written in digits.
 */
export function formFields<const Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, written(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names and outputs, read from texts
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodObject<Shape>;
}

function written(field: z.core.$ZodType): z.ZodType {
  const isNumber = takesNumbers(field);
  return z.preprocess((given) => {
    if (given === '') return undefined;
    return isNumber && typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  }, field);
}

function takesNumbers(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable) {
    return takesNumbers(field.unwrap());
  }
  return field instanceof z.ZodNumber;
}
