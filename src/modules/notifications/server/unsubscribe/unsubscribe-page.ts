import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { escapeHtml } from '../channels/escape-html.ts';

/** The page has a style and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; }
  body { font-family: system-ui, sans-serif; line-height: 1.6; margin: 0; display: grid; min-height: 100vh; place-items: center; }
  main { max-width: 32rem; padding: 1.5rem; }
  h1 { font-size: 1.25rem; }
  button { font: inherit; padding: 0.6rem 1.2rem; min-height: 2.75rem; }
`;

interface Shown {
  readonly language: Language;
  readonly translator: Translator;
  /** Its name. */
  readonly topic: string;
  readonly isDone: boolean;
}

/** Asks a person whether they want no more e-mail of a topic, or says that they get none. */
export function unsubscribePage({ language, translator, topic, isDone }: Shown): string {
  const say = (text: 'title' | 'question' | 'confirm' | 'done' | 'again') =>
    escapeHtml(translator.translate(language, `notifications:unsubscribe.${text}`, { topic }));
  const body = isDone
    ? `<p role="status">${say('done')}</p><p>${say('again')}</p>`
    : `<p>${say('question')}</p><form method="post"><button>${say('confirm')}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${say('title')}</h1>${body}</main></body>
</html>
`;
}
