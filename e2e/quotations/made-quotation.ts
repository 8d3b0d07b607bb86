import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';

const made = z.object({ data: z.object({ id: z.string(), quotation_number: z.string() }) });

interface Wanted {
  readonly unitPrice: number;
  readonly validUntil: string;
}

/** A quotation of the administrator that was handed in for approval. */
export async function makeQuotation(request: APIRequestContext, { unitPrice, validUntil }: Wanted) {
  const headers = await administratorHeaders(request);
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(path, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const customer = made.shape.data.pick({ id: true }).parse(
    await post('/v1/customers', {
      customer_type: 'organization',
      company_name: `ลูกค้าของการอนุมัติ ${Date.now()} จำกัด`,
    }),
  );
  const { data } = made.parse(
    await post('/v1/quotations', {
      customer_id: customer.id,
      quotation_date: '2026-01-15',
      valid_until: validUntil,
      items: [{ item_name: 'น้ำตาลทรายดิบ', quantity: 10, unit: 'ตัน', unit_price: unitPrice }],
    }),
  );
  const path = `/v1/quotations/${data.id}/status`;
  const moved = await request.patch(path, { headers, data: { status: 'submitted' } });
  if (!moved.ok()) throw new Error(await moved.text());
  return data;
}
