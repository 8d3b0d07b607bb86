const PROBE_LENGTH = 150;

/** A stretch of a document by which a search must find it again; none where it holds no words. */
export function probeQuery(pages: readonly { readonly text: string }[]): string | undefined {
  for (const { text } of pages) {
    const word = text.search(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]/u);
    if (word >= 0) return text.slice(word, word + PROBE_LENGTH);
  }
  return undefined;
}
