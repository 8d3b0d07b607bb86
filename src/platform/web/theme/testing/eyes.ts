/** How people see who lack one kind of cones; matrices for linear RGB by Machado, Oliveira and Fernandes (2009). */
export const EYES = {
  'all colours': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red': [0.1523, 1.0526, -0.2049, 0.1145, 0.7863, 0.0992, -0.0039, -0.0481, 1.052],
  'no green': [0.3673, 0.8606, -0.2279, 0.2801, 0.6725, 0.0474, -0.0118, 0.0429, 0.9689],
  'no blue': [1.2555, -0.0767, -0.1788, -0.0784, 0.9308, 0.1476, 0.0047, 0.6914, 0.3039],
};
/** Distance in Oklab, in which 0.02 is just noticeable. */
export const EASILY_SEEN = 0.11;

/** How different two colours are for some eyes. */
export function distance(one: string, other: string, eyes: readonly number[]): number {
  const [first, second] = [one, other].map((colour) => oklab(see(linear(colour), eyes)));
  return Math.hypot(...(first ?? []).map((value, axis) => value - (second?.[axis] ?? 0)));
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function see(rgb: readonly number[], eyes: readonly number[]): number[] {
  return times(eyes, rgb).map((value) => Math.min(1, Math.max(0, value)));
}

/** Björn Ottosson's colour space (2020). */
function oklab(rgb: readonly number[]): number[] {
  const cones = [0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63];
  const axes = [0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087];
  return times(axes, times(cones, rgb).map(Math.cbrt));
}

function times(matrix: readonly number[], vector: readonly number[]): number[] {
  return [0, 3, 6].map((row) =>
    vector.reduce((sum, value, column) => sum + value * (matrix[row + column] ?? 0), 0),
  );
}
