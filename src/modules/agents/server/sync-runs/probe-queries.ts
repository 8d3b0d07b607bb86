const PROBE_LENGTH = 150;
/** Where in a document probes are taken, as shares of its length. The first words are often those of a letterhead. */
const PLACES = [0, 0.5, 0.9];
const WORD = /[\p{L}\p{N}]/u;

/** A few passages of a document by which a search must find it again; none where it has no text. */
export function probeQueries(pages: readonly { readonly text: string }[]): string[] {
  const length = pages.reduce((sum, { text }) => sum + text.length, 0);
  const places = length > 2 * PROBE_LENGTH ? PLACES : [0];
  const probes = places.flatMap((share) => {
    const probe = wordsFrom(pages, Math.floor(length * share));
    return probe === undefined ? [] : [probe];
  });
  return [...new Set(probes)];
}

function wordsFrom(
  pages: readonly { readonly text: string }[],
  position: number,
): string | undefined {
  let left = position;
  for (const { text } of pages) {
    if (left >= text.length) {
      left -= text.length;
      continue;
    }
    const rest = text.slice(left);
    left = 0;
    const word = rest.search(WORD);
    if (word >= 0) return rest.slice(word, word + PROBE_LENGTH);
  }
  return undefined;
}
