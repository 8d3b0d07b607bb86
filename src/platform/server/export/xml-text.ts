// What a reader of XML would not give back as it was, and what Excel takes for a character's number.
const NEEDS_CARE =
  // oxlint-disable-next-line no-control-regex -- these are the ones to be found
  /[&<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/;
// oxlint-disable-next-line no-control-regex -- these are the ones to be removed
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text as the XML of a workbook carries it, without what XML cannot carry at all. */
export function xmlText(text: string): string {
  if (!NEEDS_CARE.test(text)) return text;
  return text
    .replace(NOT_XML, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
