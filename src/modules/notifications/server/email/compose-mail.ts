import type { Language } from '#platform/contract/texts/texts.ts';
import type { Mail } from '#platform/server/mail/mail.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { escapeHtml } from '../channels/escape-html.ts';
import { page } from './mail-page.ts';

interface Composed {
  readonly to: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The address that shows what it is about, if it is known where the application is. */
  readonly address: string | undefined;
  /** Who is asked by mail to send no more. */
  readonly answersTo: string;
  /** Nobody gets out of what is critical. */
  readonly isCritical?: boolean;
  /** Where the person gets out of its topic. */
  readonly unsubscribeUrl?: string | undefined;
  readonly translator: Translator;
}

/** A message as an e-mail: plain and as HTML, with a way to the application and out of the list. */
export function composeMail(composed: Composed): Mail {
  const { to, language, title, text, address, answersTo, translator } = composed;
  const { isCritical = false, unsubscribeUrl: way } = composed;
  const say = (part: 'open' | 'why' | 'unsubscribe') =>
    translator.translate(language, `notifications:mails.${part}`);
  return {
    to,
    subject: title,
    replyTo: answersTo,
    text: [
      title,
      text,
      ...(address === undefined ? [] : [`${say('open')}: ${address}`]),
      say('why'),
      ...(way === undefined ? [] : [`${say('unsubscribe')}: ${way}`]),
    ].join('\n\n'),
    html: page(language, [
      `<h1 style="font-size:18px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
      `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      ...(address === undefined
        ? []
        : [
            `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}">${escapeHtml(say('open'))}</a></p>`,
          ]),
      `<p style="margin:0;color:#6b7280;font-size:12px">${escapeHtml(say('why'))}</p>`,
      ...(way === undefined
        ? []
        : [
            `<p style="margin:8px 0 0;font-size:12px"><a href="${escapeHtml(way)}">${escapeHtml(say('unsubscribe'))}</a></p>`,
          ]),
    ]),
    headers: isCritical ? {} : listHeaders(answersTo, way),
  };
}

/** By mail, and by one click where the address is one that mail programs may call (RFC 8058). */
function listHeaders(answersTo: string, way: string | undefined): Record<string, string> {
  const mail = `<mailto:${answersTo}?subject=unsubscribe>`;
  if (way === undefined) return { 'List-Unsubscribe': mail };
  return {
    'List-Unsubscribe': `${mail}, <${way}>`,
    ...(way.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}
