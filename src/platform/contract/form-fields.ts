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
  const takesNumbers = z.safeParse(field, 0).success || z.safeParse(field, 100).success;
  return z.preprocess((given) => {
    if (given === '') return undefined;
    return takesNumbers && typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  }, field);
}
