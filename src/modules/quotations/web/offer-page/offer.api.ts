import * as routes from '#modules/quotations/contract/offer-page.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { send } from '#platform/web/api/client.ts';
import { saveFile } from '#platform/web/api/download.ts';

/** What is behind a link; fails when it leads nowhere. */
export const readOffer = (token: string) => callRoute(routes.readOfferRoute, { token });

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly signature: string;
}

export const acceptOffer = (answer: Acceptance) => callRoute(routes.acceptOfferRoute, answer);

interface Said {
  readonly token: string;
  readonly name: string;
  readonly text: string;
}

export const rejectOffer = ({ text: reason, ...who }: Said) =>
  callRoute(routes.rejectOfferRoute, { ...who, reason });

export const askAboutOffer = ({ text: question, ...who }: Said) =>
  callRoute(routes.askAboutOfferRoute, { ...who, question });

/** Saves the offer as a PDF. The link's secret is in the body, so that no address has it. */
export async function downloadOffer(token: string, number: string): Promise<void> {
  const { method, path } = routes.offerPdfRoute;
  const response = await send(method, path, { body: { token } });
  saveFile(await response.blob(), `${number}.pdf`);
}
