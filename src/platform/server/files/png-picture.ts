const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER = Buffer.from('IHDR');

/**
 * A picture sent as a `data:` address, ready to be stored, or undefined when it is not a PNG whose longest
 * side is at most that many pixels. The address is built from its bytes, so that other people's browsers
 * get nothing but a picture.
 */
export function pngPicture(source: string, longest: number): string | undefined {
  const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
  if (bytes.length < 33) return undefined;
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || !bytes.subarray(12, 16).equals(HEADER)) {
    return undefined;
  }
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (sides.some((side) => side < 1 || side > longest)) return undefined;
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
