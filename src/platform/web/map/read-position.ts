import { THAILAND, type Position } from './shapes.ts';

/** Degrees, minutes and seconds, the last two where they are written. */
const ANGLE =
  /(\d{1,3}(?:\.\d+)?)(?:\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″]|''|′′)\s*)?)?/g;

/** Where addresses of maps on the web have the place that was marked, or else the middle of the view. */
const IN_ADDRESS = [
  /!3d(-?[\d.]+)!4d(-?[\d.]+)/,
  /[?&](?:q|query|ll|center)=([\d.]+),([\d.]+)/,
  /@(-?[\d.]+),(-?[\d.]+)/,
];

/**
 * The position that somebody typed or pasted: decimal degrees, degrees with minutes and seconds, or the address of a
 * map on the web. Of two numbers the one that can only be a longitude of Thailand is it, whichever is first.
 */
export function readPosition(text: string): Position | undefined {
  const plain = text
    .replaceAll(/%2c/gi, ',')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e_50))
    .trim();
  return /^https?:/.test(plain) ? fromAddress(plain) : fromNumbers(plain);
}

function fromAddress(address: string): Position | undefined {
  for (const pattern of IN_ADDRESS) {
    const [, latitude, longitude] = pattern.exec(address) ?? [];
    if (latitude !== undefined && longitude !== undefined) {
      return inThailand(Number(latitude), Number(longitude));
    }
  }
  return undefined;
}

function fromNumbers(text: string): Position | undefined {
  const angles = [...text.matchAll(ANGLE)].map(
    ([, degrees, minutes = 0, seconds = 0]) =>
      Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600,
  );
  const [first, second] = angles;
  if (first === undefined || second === undefined || angles.length > 2) return undefined;
  return inThailand(first, second) ?? inThailand(second, first);
}

function inThailand(latitude: number, longitude: number): Position | undefined {
  const { west, south, east, north } = THAILAND;
  const isInside = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isInside ? [longitude, latitude] : undefined;
}
