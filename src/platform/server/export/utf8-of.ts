/**
 * Texts as UTF-8, one after the other. Each is encoded by itself: put together to one text first, a batch
 * of rows takes four times as long, most of it to lay the many pieces out in one place.
 */
export function utf8Of(texts: readonly string[]): Buffer {
  return Buffer.concat(texts.map((text) => Buffer.from(text)));
}
