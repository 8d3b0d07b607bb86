const BUDDHIST = 543;
const FIRST_BUDDHIST_YEAR = 2400;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T\s].*)?$/;

/** A day as sheets have it, in either calendar, as the wire writes it; nothing where it is none. */
export function readWrittenDay(written: string): string | undefined {
  const [year, month, day] = partsOf(written.trim());
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const common = year >= FIRST_BUDDHIST_YEAR ? year - BUDDHIST : year;
  const iso = [String(common).padStart(4, '0'), pad(month), pad(day)].join('-');
  const read = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

function partsOf(written: string): number[] {
  const yearFirst = YEAR_FIRST.exec(written)?.slice(1).map(Number);
  return yearFirst ?? DAY_FIRST.exec(written)?.slice(1).map(Number).toReversed() ?? [];
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
