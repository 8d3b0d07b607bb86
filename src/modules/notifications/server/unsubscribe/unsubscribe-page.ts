import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { escapeHtml } from '../channels/escape-html.ts';
import { smallPage } from '../channels/small-page.ts';

interface Shown {
  readonly language: Language;
  readonly translator: Translator;
  /** Its name. */
  readonly topic: string;
  readonly isDone: boolean;
}

/** Asks a person whether they want no more e-mail of a topic, or says that they get none. */
export function unsubscribePage({ language, translator, topic, isDone }: Shown): string {
  const translate = (text: 'title' | 'question' | 'confirm' | 'done' | 'again') =>
    translator.translate(language, `notifications:unsubscribe.${text}`, { topic });
  const say = (text: Parameters<typeof translate>[0]) => escapeHtml(translate(text));
  const body = isDone
    ? `<p role="status">${say('done')}</p><p>${say('again')}</p>`
    : `<p>${say('question')}</p><form method="post"><button>${say('confirm')}</button></form>`;
  return smallPage({ language, title: translate('title'), body });
}
