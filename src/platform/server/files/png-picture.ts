const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER = Buffer.from('IHDR');

/**
 * A picture that came as a `data:` address, as it is kept, or undefined when what was sent is no PNG
 * whose longest side is at most so many pixels. Written anew from its bytes, so that nothing but a picture
 * stands where other people's browsers read it.
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
