/** Characters of one message, and of each segment of a longer one. */
const PLAIN = { one: 160, each: 153 };
const UNICODE = { one: 70, each: 67 };

/** The alphabet of plain messages; those of the extension take the place of two. */
const alphabet =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

/** In how many segments a text goes out as SMS. One letter outside the plain alphabet, as all Thai ones, makes all longer. */
export function smsSegments(text: string): number {
  const isPlain = alphabet.test(text);
  const length = isPlain ? text.length + (text.match(/[\^{}\\[~\]|€]/g)?.length ?? 0) : text.length;
  const { one, each } = isPlain ? PLAIN : UNICODE;
  return length <= one ? 1 : Math.ceil(length / each);
}
