const BUDDHIST_AHEAD = 543;
const BEGIN_OF_SEASON = /^(2[45]\d\d)\//;

/** The season that begins in a production year, as seasons are called: `2569/70` of 2026. */
export function seasonOfYear(year: number): string {
  const begins = year + BUDDHIST_AHEAD;
  return `${begins}/${String(begins + 1).slice(-2)}`;
}

/** The production year in which a season begins; nothing where it is called otherwise. */
export function yearOfSeason(season: string): number | undefined {
  const [, begins] = BEGIN_OF_SEASON.exec(season) ?? [];
  return begins === undefined ? undefined : Number(begins) - BUDDHIST_AHEAD;
}
