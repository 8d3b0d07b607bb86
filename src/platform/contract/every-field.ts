import { z } from 'zod';

/** The fields without their defaults. */
type Every<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> ? Inner : Shape[Name];
};

/**
 * The fields of a change, from those of a new record: `z.strictObject({ ...everyField(fields), version })`.
 * A change writes every field, so that a default would silently clear what its caller left out: leaving a
 * field out is refused instead.
 */
export function everyField<const Shape extends z.ZodRawShape>(shape: Shape): Every<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? field.unwrap() : field,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each without its default
  return Object.fromEntries(fields) as Every<Shape>;
}
