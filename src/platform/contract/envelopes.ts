import { z } from 'zod';

const totals = {
  total: z.number().int().nonnegative(),
  total_is_minimum: z.boolean().optional(),
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
};

const pages = z.number().int().nonnegative();

const meta = z.object({
  pagination: z.object({
    page: totals.page,
    pageSize: totals.page_size,
    pageCount: pages,
    total: totals.total,
    total_is_minimum: totals.total_is_minimum,
  }),
});

/** Answer of a paged list under `/v1`: `{ data, total, page, page_size }`. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), ...totals });
}

/** Answer under `/api`: `{ data }`. */
export function data<Data extends z.ZodType>(schema: Data) {
  return z.object({ data: schema });
}

/** Answer of a paged list under `/api`: `{ data, meta: { pagination } }`. */
export function dataPage<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta });
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
  return z.object({ ...wrapping, data: z.array(row), ...totals, total_pages: pages });
}

/** Puts data into a wrapped answer, with a message when a change was requested. */
export function success<Data>(value: Data, message: string | null = null) {
  return { success: true as const, data: value, message };
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

/** Puts a page into the answer of a list under `/api`. */
export function paginate<Row>({ data: rows, page: number, page_size, ...counted }: Page<Row>) {
  const pageCount = Math.ceil(counted.total / page_size);
  return {
    data: rows,
    meta: { pagination: { page: number, pageSize: page_size, pageCount, ...counted } },
  };
}
