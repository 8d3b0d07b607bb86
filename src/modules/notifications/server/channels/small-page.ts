import type { Language } from '#platform/contract/texts/texts.ts';
import { escapeHtml } from './escape-html.ts';

/** Such a page has a style and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; }
  body { font-family: system-ui, sans-serif; line-height: 1.6; margin: 0; display: grid; min-height: 100vh; place-items: center; }
  main { max-width: 32rem; padding: 1.5rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.25rem; }
  button { font: inherit; padding: 0.6rem 1.2rem; min-height: 2.75rem; }
`;

interface Shown {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

/** A page for people who have not signed in. */
export function smallPage({ language, title, body }: Shown): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${heading}</h1>${body}</main></body>
</html>
`;
}
