const PRIME = 0x01000193;

/** FNV-1a over the UTF-16 units of a section of a text, with the bits then spread as murmur3 does. */
export function hashPart(
  text: string,
  { start, end, seed }: { start: number; end: number; seed: number },
): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = start; index < end; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
