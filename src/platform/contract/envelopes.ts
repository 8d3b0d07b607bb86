import { z } from 'zod';

const totals = {
  total: z.number().int().nonnegative(),
  total_is_minimum: z.boolean().optional(),
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
};

/** Answer of a paged list under `/v1`: `{ data, total, page, page_size }`. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), ...totals });
}

/** Answer under `/api`: `{ data }`. */
export function data<Data extends z.ZodType>(schema: Data) {
  return z.object({ data: schema });
}

const wrapping = { success: z.literal(true), message: z.string().nullable() };

/** Answer of one record under `/v1/air`: `{ success, data, message }`. A failure has the one format of all failures. */
export function wrapped<Data extends z.ZodType>(schema: Data) {
  return z.object({ ...wrapping, data: schema });
}

/** Answer of a paged list under `/v1/air`: `{ success, data, message, page, size, total }`. */
export function wrappedPage<Row extends z.ZodType>(row: Row) {
  const { page_size: size, ...others } = totals;
  return z.object({ ...wrapping, data: z.array(row), ...others, size });
}

/** Answer of a paged list of the engine registry: `{ success, data, message, page, page_size, total, total_pages }`. */
export function countedPage<Row extends z.ZodType>(row: Row) {
  const total_pages = z.number().int().nonnegative();
  return z.object({ ...wrapping, data: z.array(row), ...totals, total_pages });
}

/** Puts data into a wrapped answer, with a message when a change was requested. */
export function success<Data>(value: Data, message: string | null = null) {
  return { success: true as const, data: value, message };
}

/** Answer of a paged list under `/api`: `{ data, meta: { pagination } }`. */
export function apiPage<Row extends z.ZodType>(row: Row) {
  const { page: number, page_size: pageSize, total, total_is_minimum: totalIsMinimum } = totals;
  const pageCount = z.number().int().nonnegative();
  const pagination = z.object({ page: number, pageSize, pageCount, total, totalIsMinimum });
  return z.object({ data: z.array(row), meta: z.object({ pagination }) });
}

/** Puts a page into the answer of a list under `/api`. */
export function toApiPage<Row>({ data: rows, page_size: pageSize, total, ...figures }: Page<Row>) {
  const { page: number, total_is_minimum: totalIsMinimum } = figures;
  const pageCount = Math.ceil(total / pageSize);
  return {
    data: rows,
    meta: { pagination: { page: number, pageSize, pageCount, total, totalIsMinimum } },
  };
}

/** Rows and their count as a query passes them to the `page` envelope. */
export interface Page<Row> {
  data: Row[];
  total: number;
  total_is_minimum?: boolean;
  page: number;
  page_size: number;
}

/** Puts a page into the answer of a counted list. */
export function successPage<Row>(rows: Page<Row>) {
  const total_pages = Math.ceil(rows.total / rows.page_size);
  return { ...success(rows.data), ...rows, total_pages };
}

/** Puts a page into a wrapped answer. */
export function wrapPage<Row>({ data: rows, page_size: size, ...figures }: Page<Row>) {
  return { ...success(rows), ...figures, size };
}
