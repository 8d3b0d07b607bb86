import { z } from 'zod';
import type { Permission } from './permissions.ts';
import { defineRoute, type Route } from './route.ts';

interface RecordContract<Path, Query, Create, Change, One, Page, Deletion> {
  /** Of the list; a record is one step below, at `/:id`. */
  readonly path: Path;
  readonly access: Readonly<Record<'read' | 'write' | 'delete', Permission>>;
  /** The query of the list: a page, filters and sorting. */
  readonly query: Query;
  /** The body that creates a record. */
  readonly create: Create;
  /** The body that changes it, with the `updated_at` or `version` that the editor saw. */
  readonly change: Change;
  /** What a deletion may say besides, for example a confirmation. */
  readonly deletion?: Deletion;
  /** How one record and a page of them are answered. */
  readonly answers: { readonly one: One; readonly page: Page };
  readonly summaries: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'delete', string>>;
  /** Errors of single calls besides those of every record. */
  readonly refuses?: Partial<Record<'create' | 'update' | 'delete', Route['refuses']>>;
}

/**
 * The routes of a record that people list, read, create, change and delete:
 * `const productRoutes = recordRoutes({ path: '/v1/products', ... })`, then `productRoutes.list`.
 * A route that differs is declared on its own.
 */
export function recordRoutes<
  const Path extends Route['path'],
  Query extends z.ZodObject,
  Create extends z.ZodType,
  Change extends z.ZodType,
  One extends z.ZodType,
  Page extends z.ZodType,
  Deletion extends z.ZodObject | undefined = undefined,
>(contract: RecordContract<Path, Query, Create, Change, One, Page, Deletion>) {
  const { path, access, answers, summaries, refuses = {} } = contract;
  const one = `${path}/:id` as const;
  return {
    list: defineRoute({
      method: 'GET',
      path,
      access: access.read,
      summary: summaries.list,
      query: contract.query,
      answers: { 200: answers.page },
    }),
    get: defineRoute({
      method: 'GET',
      path: one,
      access: access.read,
      summary: summaries.get,
      answers: { 200: answers.one },
    }),
    create: defineRoute({
      method: 'POST',
      path,
      access: access.write,
      summary: summaries.create,
      refuses: refuses.create,
      body: contract.create,
      answers: { 201: answers.one },
    }),
    update: defineRoute({
      method: 'PUT',
      path: one,
      access: access.write,
      summary: summaries.update,
      refuses: refuses.update,
      body: contract.change,
      answers: { 200: answers.one },
    }),
    delete: defineRoute({
      method: 'DELETE',
      path: one,
      access: access.delete,
      summary: summaries.delete,
      refuses: refuses.delete,
      query: contract.deletion,
      answers: { 204: z.undefined() },
    }),
  };
}
