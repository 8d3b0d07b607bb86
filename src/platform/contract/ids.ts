import { z } from 'zod';

/** The largest number that a column of the type `integer` stores. */
export const LARGEST_INTEGER = 2_147_483_647;

/** A number of a record. In addresses and headers it is plain decimal digits: neither `true` nor `0x1` is 1. */
const positiveInteger = wholeNumber(z.int32().positive());

/** Identifier of a company: a small positive integer, the same on every wire. */
export const companyId = positiveInteger;

/** Identifier of an employee: a positive integer, unique across companies. */
export const employeeId = positiveInteger;

/** Official code of a province, district or sub-district. */
export const placeCode = z.int().min(10).max(999_999);

/** Official code of a province, district or sub-district: two, four or six digits. */
export const placeId = wholeNumber(placeCode);

/** Identifier of every other record: a UUID (version 7) made by the server. */
export const recordId = z.uuid().meta({ examples: ['01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11'] });

/** The year before 1 is 0 in ISO 8601, and none to the database. */
const hasYear = (text: string) => text >= '0001';

/** A day on the wire: `2026-11-22`. */
export const calendarDay = z.iso.date().refine(hasYear, 'platform:validation.wrong_format');

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(hasYear, 'platform:validation.wrong_format')
  .meta({ examples: ['2026-11-22T08:30:00.000Z'] });

function wholeNumber<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : given),
    schema,
  );
}
