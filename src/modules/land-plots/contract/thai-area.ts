/** An area as deeds write it: 1 rai is 4 ngan, 1 ngan is 100 square wah. */
export interface ThaiArea {
  readonly area_rai: number;
  readonly area_ngan: number;
  readonly area_wah: number;
}

const TENTHS_OF_A_WAH = 10;
const TENTHS_OF_A_NGAN = 100 * TENTHS_OF_A_WAH;
const TENTHS_OF_A_RAI = 4 * TENTHS_OF_A_NGAN;
const SQUARE_METRES_OF_A_TENTH = 0.4;

/** The area as one number: tenths of a square wah, which is as fine as deeds are. */
export function toTenths({ area_rai, area_ngan, area_wah }: ThaiArea): number {
  return (
    area_rai * TENTHS_OF_A_RAI +
    area_ngan * TENTHS_OF_A_NGAN +
    Math.round(area_wah * TENTHS_OF_A_WAH)
  );
}

/** The number split again, with carry: 400 square wah are a rai. */
export function fromTenths(tenths: number): ThaiArea {
  const area_rai = Math.floor(tenths / TENTHS_OF_A_RAI);
  const rest = tenths - area_rai * TENTHS_OF_A_RAI;
  const area_ngan = Math.floor(rest / TENTHS_OF_A_NGAN);
  return { area_rai, area_ngan, area_wah: (rest - area_ngan * TENTHS_OF_A_NGAN) / TENTHS_OF_A_WAH };
}

/** A measured area, rounded before it is split, so that it never shows 100 square wah. */
export function toThaiArea(squareMetres: number): ThaiArea {
  return fromTenths(Math.round(squareMetres / SQUARE_METRES_OF_A_TENTH));
}

/** An area of a deed in square metres. */
export function toSquareMetres(area: ThaiArea): number {
  return (toTenths(area) * 2) / 5;
}
