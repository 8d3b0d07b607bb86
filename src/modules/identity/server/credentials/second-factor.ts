/** A code of the step before or after is accepted too, for clocks that differ and people who type slowly. */
const TOLERANCE_SECONDS = 30;

/** The time step a code belongs to, or undefined when it is not a code of this secret and time. */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const { verify } = await import('otplib');
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
