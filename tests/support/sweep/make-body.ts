import { z } from 'zod';
import { idFieldsOf } from './example.ts';
import { makeUp } from './made-up.ts';
import { bodyShape, isOfEditor, type AnyRecord } from './read-record.ts';
import type { SweptRoute } from './served-routes.ts';
import { finderFor, valueFor } from './sweep-records.ts';
import type { ValueContext } from './swept-company.ts';

/** A body that has every field of a route's, each with another value than the stored one. */
export async function makeBody(route: SweptRoute, about: ValueContext): Promise<AnyRecord> {
  const ids = new Map(idFieldsOf(route.body).map((field) => [field.name, field]));
  const body: AnyRecord = {};
  for (const [name, schema] of Object.entries(bodyShape(route))) {
    const give = valueFor(route, name);
    const id = ids.get(name);
    if (give !== undefined) body[name] = await give(about);
    else if (isOfEditor(name)) body[name] = about.stored[name];
    else if (id === undefined) body[name] = makeUp(schema, about.stored[name] ?? defaultOf(schema));
    else {
      const found = await finderFor(route, name)(about.company);
      body[name] = id.many ? [found] : found;
    }
    if (body[name] === undefined && give === undefined && !isOfEditor(name)) {
      throw new Error(`no value is found for ${name}`);
    }
  }
  return body;
}

function defaultOf(schema: z.core.$ZodType): unknown {
  return z.core.safeParse(schema, undefined).data;
}
