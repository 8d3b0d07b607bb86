import { z } from 'zod';

/** Identifier of a company: a small positive integer, the same on every wire. */
export const companyId = z.coerce.number().int().positive().max(2_147_483_647);

/** Identifier of an employee: a positive integer, unique across companies. */
export const employeeId = z.coerce.number().int().positive().max(2_147_483_647);

/** Identifier of every other record: a UUID (version 7) made by the server. */
export const recordId = z.uuid();

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });
