// What an XML reader would not return unchanged, and what Excel takes for a character code.
const NEEDS_CARE =
  // oxlint-disable-next-line no-control-regex -- finds exactly these characters
  /[&<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/;
// oxlint-disable-next-line no-control-regex -- removes exactly these characters
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text escaped for the XML of a workbook, without characters that XML does not allow. */
export function xmlText(text: string): string {
  if (!NEEDS_CARE.test(text)) return text;
  return text
    .replace(NOT_XML, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
