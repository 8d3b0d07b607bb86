import type { Language } from '#platform/contract/texts/texts.ts';

/** The HTML of a mail. */
export function page(language: Language, parts: readonly string[]): string {
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.6;color:#111827';
  return `<!doctype html><html lang="${language}"><body style="${style}">${parts.join('')}</body></html>`;
}
