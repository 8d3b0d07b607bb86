import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';

const created = z.object({ id: z.string() });

/** Adds organisations of these names, each with another address unless one is given; answers their ids. */
export async function addCustomers(
  request: APIRequestContext,
  names: readonly string[],
  more: object = {},
): Promise<string[]> {
  const headers = await administratorHeaders(request);
  const ids: string[] = [];
  for (const company_name of names) {
    const data = { customer_type: 'organization', company_name, address: company_name, ...more };
    const answer = await request.post('/v1/customers', { headers, data });
    ids.push(created.parse(await answer.json()).id);
  }
  return ids;
}
