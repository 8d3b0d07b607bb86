import type { Config } from '#platform/server/config.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { offerToken } from '../offer-links/offer-token.ts';

const LINK = /\[offer-link:([0-9a-f-]{36})\|?([^\]]*)\]/g;

/** Stands at the end of a stored text for a link and what leads to it; its secret is put in as the mail goes out. */
export const linkMark = (linkId: string, invitation: string): string =>
  `\n\n[offer-link:${linkId}|${invitation}]`;

/** A text without the mark of its link, as the history shows it. */
export const withoutLink = (text: string): string => text.replaceAll(LINK, '').trim();

interface Completed {
  readonly companyId: number;
  readonly text: string;
}

/** The text of a mail with the address that opens the offer. */
export function putLinkIn(
  { config, secrets }: { readonly config: Config; readonly secrets: SecretBox },
  { companyId, text }: Completed,
): string {
  const { PUBLIC_URL } = config;
  if (PUBLIC_URL === undefined) return withoutLink(text);
  return text.replaceAll(LINK, (_mark, linkId: string, invitation: string) => {
    const token = offerToken(secrets, { companyId, linkId });
    return `${invitation}\n${new URL(`/offer#${token}`, PUBLIC_URL).href}`;
  });
}
