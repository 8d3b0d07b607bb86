import type { Language } from '#platform/contract/texts/texts.ts';
import type { Mail } from '#platform/server/mail/send-mail.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

interface Composed {
  readonly to: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Where the application is, if that is known. */
  readonly publicUrl: string | undefined;
  /** Who is asked by mail to send no more. */
  readonly answersTo: string;
  readonly translator: Translator;
}

/** Where people say what they want to be notified of, and read what they were. */
const INBOX = '/inbox';

/** A message as an e-mail: plain and as HTML, with a way to the application and out of the list. */
export function composeMail(composed: Composed): Mail {
  const { to, language, title, text, publicUrl, answersTo, translator } = composed;
  const say = (part: 'open' | 'why') =>
    translator.translate(language, `notifications:mails.${part}`);
  const address = publicUrl === undefined ? undefined : new URL(INBOX, publicUrl).href;
  const unsubscribe = [
    `<mailto:${answersTo}?subject=unsubscribe>`,
    ...(address === undefined ? [] : [`<${address}>`]),
  ];
  return {
    to,
    subject: title,
    replyTo: answersTo,
    text: [
      title,
      text,
      ...(address === undefined ? [] : [`${say('open')}: ${address}`]),
      say('why'),
    ].join('\n\n'),
    html: page(language, [
      `<h1 style="font-size:18px;margin:0 0 16px">${escape(title)}</h1>`,
      `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`,
      ...(address === undefined
        ? []
        : [
            `<p style="margin:0 0 16px"><a href="${escape(address)}">${escape(say('open'))}</a></p>`,
          ]),
      `<p style="margin:0;color:#6b7280;font-size:12px">${escape(say('why'))}</p>`,
    ]),
    headers: { 'List-Unsubscribe': unsubscribe.join(', ') },
  };
}

function page(language: Language, parts: readonly string[]): string {
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.6;color:#111827';
  return `<!doctype html><html lang="${language}"><body style="${style}">${parts.join('')}</body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whatever an event's values have in them is shown, and never markup. */
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
