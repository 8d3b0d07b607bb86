import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { agents } from '#modules/agents/server/agents/agents.tables.ts';
import { errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { SweptRoute } from './served-routes.ts';

// What somebody in a hurry might write. The sweeps must find every one of these mistakes.

const params = z.object({ id: z.uuid() });
const answers = { 200: z.object({ name: z.string() }) };

/** Reads any company's agent. */
const peek = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/peek',
  access: 'agents:read',
  summary: 'Forgets the company when it reads',
  params,
  answers,
});
/** Changes any company's agent, and answers as if there were none. */
const poke = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/poke',
  access: 'agents:write',
  summary: 'Forgets the company when it writes',
  params,
  body: z.object({ note: z.string() }),
  answers,
});
const attach = defineRoute({
  method: 'POST',
  path: '/v1/attachments',
  access: 'agents:write',
  summary: 'Takes any owner',
  body: z.strictObject({ owner_user_id: z.number().int() }),
  answers,
});
const openToMembers = defineRoute({
  method: 'GET',
  path: '/v1/open',
  access: 'member',
  summary: 'Asks for no permission',
  answers,
});
const undeclared = defineRoute({
  method: 'GET',
  path: '/v1/undeclared/:id',
  access: 'nothing:read',
  summary: 'Asks for a permission of no module',
  params,
  answers,
});
const texts = z.strictObject({ name: z.string(), description: z.string() });
/** Stores one of two fields. */
const rewrite = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/texts',
  access: 'agents:write',
  summary: 'Forgets a field when it writes',
  params,
  body: texts,
  answers: { 200: texts },
});
/** A new record's default slips into a change. */
const refill = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/refilled-texts',
  access: 'agents:write',
  summary: 'Clears what is left out',
  params,
  body: texts.extend({ description: z.string().default('') }),
  answers: { 200: texts },
});
const owner = z.strictObject({ owner_user_id: z.number().int() });
const entrust = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/keeper',
  access: 'agents:write',
  summary: 'Takes people who left',
  params,
  body: owner,
  answers: { 200: owner },
});
const shelf = defineRoute({
  method: 'GET',
  path: '/v1/shelf',
  access: 'agents:read',
  summary: 'Ignores pages, a filter and an order',
  query: z.object({
    page: z.coerce.number().int().default(1),
    page_size: z.coerce.number().int().default(25),
    colour: z.enum(['red', 'blue']).optional(),
    sort: z.enum(['name', '-name']).default('name'),
  }),
  answers: {
    200: z.object({
      data: z.array(z.object({ id: z.string(), name: z.string(), colour: z.string() })),
      total: z.number(),
    }),
  },
});
const hush = defineRoute({
  method: 'POST',
  path: '/v1/hushed-texts',
  access: 'agents:write',
  summary: 'Says that something is taken, and not what',
  body: texts,
  answers: { 201: texts },
});
/** Answers a question as if it had created something, and does not say what is wrong with it. */
const mutter = defineRoute({
  method: 'GET',
  path: '/v1/muttered',
  access: 'agents:read',
  summary: 'Has an empty message',
  query: z.object({ word: requiredText(20, '') }),
  answers: { 201: texts },
});
export const hushing: SweptRoute = { ...hush, home: 'src/modules/agents' };
export const muttering: SweptRoute = { ...mutter, home: 'src/modules/agents' };
export const welcoming: SweptRoute = { ...entrust, home: 'src/modules/agents' };
export const clearing: SweptRoute = { ...refill, home: 'src/modules/agents' };
export const unsorted: SweptRoute = { ...shelf, home: 'src/modules/agents' };
export const forgetful: SweptRoute = { ...rewrite, home: 'src/modules/agents' };
export const careless: readonly SweptRoute[] = [peek, poke, attach, openToMembers, undeclared].map(
  (route) => ({ ...route, home: 'src/modules/agents' }),
);

export const carelessModule: ServerModule = {
  name: 'careless',
  texts: { th: {}, en: {} },
  create: ({ database }) => ({
    routes(serve) {
      serve.outside(peek, async ({ params: { id } }) => {
        const { rows } = await database.asSystem((tx) =>
          tx.execute<{ name: string }>(sql`select name from ${agents} where id = ${id}`),
        );
        const [found] = rows;
        if (found === undefined) throw errors.not_found();
        return found;
      });
      serve.outside(poke, async ({ params: { id } }) => {
        await database.asSystem((tx) =>
          tx.execute(sql`update ${agents} set description = 'poked' where id = ${id}`),
        );
        throw errors.not_found();
      });
      serve.transaction(rewrite, async ({ tx, scope, params: { id }, body }) => {
        const { rows } = await tx.execute<{ name: string; description: string }>(sql`
        update ${agents} set name = ${body.name}
        where company_id = ${scope.companyId} and id = ${id} returning name, description`);
        const [changed] = rows;
        if (changed === undefined) throw errors.not_found();
        return changed;
      });
      serve.transaction(refill, async ({ tx, scope, params: { id }, body }) => {
        await tx.execute(sql`
        update ${agents} set name = ${body.name}, description = ${body.description}
        where company_id = ${scope.companyId} and id = ${id}`);
        return body;
      });
      serve.outside(hush, async () => {
        throw errors.validation_failed({
          fields: [{ path: '', code: 'platform:validation.taken' }],
        });
      });
      serve.outside(entrust, async ({ body }) => body);
      serve.outside(shelf, async () => ({
        data: [
          { id: '1', name: 'ข', colour: 'red' },
          { id: '2', name: 'ก', colour: 'blue' },
        ],
        total: 2,
      }));
      serve.outside(attach, async ({ body }) => {
        const { rows } = await database.asSystem((tx) =>
          tx.execute(sql`select from employees where id = ${body.owner_user_id}`),
        );
        if (rows.length === 0) throw errors.not_found();
        return { name: 'attached' };
      });
      serve.outside(openToMembers, async ({ reply }) => {
        void reply.code(202);
        return { name: '' };
      });
      serve.outside(undeclared, async () => ({ name: '' }));
    },
  }),
};
