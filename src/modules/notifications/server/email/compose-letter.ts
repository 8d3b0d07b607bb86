import type { Language } from '#platform/contract/texts/texts.ts';
import type { Mail } from '#platform/server/mail/mail.ts';
import { escapeHtml } from '../channels/escape-html.ts';
import type { Message } from '../channels/provider.ts';
import { page } from './mail-page.ts';

interface Letter {
  readonly message: Pick<Message, 'address' | 'title' | 'text' | 'cc' | 'reply_to'>;
  readonly language: Language;
  /** Who gets answers where the letter names nobody. */
  readonly answersTo: string;
}

/** A mail of a module to somebody outside: its own words, and nothing of ours. */
export function composeLetter({ message, language, answersTo }: Letter): Mail {
  const { address: to, cc, title, reply_to: replyTo } = message;
  const text = message.text[language];
  return {
    to,
    cc,
    subject: title[language],
    replyTo: replyTo === '' ? answersTo : replyTo,
    text,
    html: page(language, [`<p style="margin:0">${asHtml(text)}</p>`]),
  };
}

/** Its lines, with addresses as links: not every mail program makes them itself. */
function asHtml(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s"'<>]+)/).map((part, place) => {
    const shown = escapeHtml(part).replaceAll('\n', '<br>');
    return place % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown;
  });
  return parts.join('');
}
