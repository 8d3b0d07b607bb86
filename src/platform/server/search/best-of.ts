/**
 * Records in the order in which their names fit a text: the name itself, one that has the text as words of its own
 * (`1` in `Farm 1`, not in `Farm 17`), one that begins with it, one that contains its words, then all others.
 */
export function bestOf<Named extends { readonly name: string }>(
  records: readonly Named[],
  text: string,
): Named[] {
  const wanted = fold(text);
  const words = wanted.split(/\s+/);
  const alone = new RegExp(`(?<!${LETTER})${RegExp.escape(wanted)}(?!${LETTER})`, 'u');
  const rank = (record: Named) => {
    const name = fold(record.name);
    if (name === wanted) return 0;
    if (alone.test(name)) return 1;
    if (name.startsWith(wanted)) return 2;
    return words.every((word) => name.includes(word)) ? 3 : 4;
  };
  return records.toSorted((one, other) => rank(one) - rank(other));
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
