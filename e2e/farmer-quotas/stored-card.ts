import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect } from '../expect.ts';

const shown = z.object({ id_card_copy: z.string() });

/** The copy of the card of a quota, as it was stored. */
export async function storedCard(request: APIRequestContext, quotaId: string): Promise<Buffer> {
  const headers = await administratorHeaders(request);
  const answer = await request.get(`/v1/quotas/${quotaId}`, { headers });
  const { id_card_copy: address } = shown.parse(await answer.json());
  return (await request.get(address, { headers })).body();
}

interface Card {
  readonly quotaId: string;
  readonly card: Buffer;
}

/** Stores a photograph as the copy of the card, as a program does. */
export async function sendCard(request: APIRequestContext, { quotaId, card }: Card): Promise<void> {
  const headers = await administratorHeaders(request);
  const document = { name: 'card.jpeg', mimeType: 'image/jpeg', buffer: card };
  const multipart = { document_type: 'id_card_copy', document };
  const answer = await request.post(`/v1/quotas/${quotaId}/documents`, { headers, multipart });
  expect(answer.status()).toBe(201);
}

/** How large a browser shows a picture. */
export function sizeOf(page: Page, picture: Buffer) {
  return page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return { width, height };
  }, picture.toString('base64'));
}
