import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';

const land = z.object({
  quotaId: z.string(),
  plotIds: z.array(z.string()).min(1),
  cropIds: z.array(z.string()).min(1),
});

export type Land = z.output<typeof land>;

const made = z.object({ id: z.string(), code: z.string() });

export type MadeContract = z.output<typeof made>;

/** A quota of the examples with plots on which cane grows, as one of its drafts has them. */
export async function findLand(request: APIRequestContext): Promise<Land> {
  const headers = await administratorHeaders(request);
  const read = async (path: string): Promise<unknown> =>
    (await request.get(path, { headers })).json();
  const drafts = z.object({ data: z.array(made).min(1) });
  // The first ones: drafts of other journeys may have no land.
  const { data } = drafts.parse(await read('/v1/contracts?status=draft&sort=createdAt'));
  return land.parse(await read(`/v1/contracts/${data[0]?.id}`));
}

interface MadeFields extends Partial<Land> {
  readonly promotionAmount?: number;
  readonly supportItems?: readonly { readonly supportType: string; readonly price: number }[];
  readonly isHandedIn?: boolean;
}

/** Creates a draft and, where it is asked for, hands it in. */
export async function makeContract(
  request: APIRequestContext,
  { isHandedIn = false, ...fields }: MadeFields,
): Promise<MadeContract> {
  const headers = await administratorHeaders(request);
  const data = { contractType: 'tons_loss', totalTons: 12, ...fields };
  const answer = await request.post('/v1/contracts', { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
  const contract = made.parse(await answer.json());
  if (!isHandedIn) return contract;
  const path = `/v1/contracts/${contract.id}/status`;
  const moved = await request.patch(path, { headers, data: { to_status_code: 'submitted' } });
  if (!moved.ok()) throw new Error(await moved.text());
  return contract;
}
