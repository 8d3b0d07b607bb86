const PIXELS_OF_A_TILE = 256;

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** Names the square of so many pixels in which a place is at a zoom: those of one square cover each other. */
export function cellsAt(zoom: number, pixels: number): (place: Place) => string {
  const step = (360 / (PIXELS_OF_A_TILE * 2 ** zoom)) * pixels;
  return ({ longitude, latitude }) =>
    `${Math.floor(longitude / step)} ${Math.floor(latitude / step)}`;
}
