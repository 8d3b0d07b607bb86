import { z } from 'zod';

/**
 * The fields of a multipart form, whose values are all texts, from those of a JSON body: an empty one counts
 * as left out, and a number may be written in digits.
 */
export function formFields<const Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, written(field)]);
  return z.strictObject(Object.fromEntries(fields));
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
