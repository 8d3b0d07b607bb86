import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';

const shown = z.object({ id_card_copy: z.string() });

/** The copy of the card of a quota, as it was stored. */
export async function storedCard(request: APIRequestContext, quotaId: string): Promise<Buffer> {
  const headers = await administratorHeaders(request);
  const answer = await request.get(`/v1/quotas/${quotaId}`, { headers });
  const { id_card_copy: address } = shown.parse(await answer.json());
  return (await request.get(address, { headers })).body();
}

/** How large a browser shows a picture. */
export function sizeOf(page: Page, picture: Buffer) {
  return page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return { width, height };
  }, picture.toString('base64'));
}
