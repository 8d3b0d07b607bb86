import { ADDRESS_LINES, type AddressLine } from '#modules/geography/contract/places.ts';
import { comparableAddress } from '#libraries/text/comparable-address.ts';
import { readPlaces, type Places } from './read-places.ts';

/** An address with its names as they are compared. */
interface Entry {
  readonly line: AddressLine;
  readonly names: readonly Named[];
  /** All that may be typed of it. */
  readonly text: string;
}

/** A name of a place: found exactly, it counts as much as the place is small. */
interface Named {
  readonly name: string;
  readonly weight: number;
}

interface Addresses {
  readonly entries: readonly Entry[];
  /** The entries that have each run of three characters, so that a search need not look at all of them. */
  readonly byRun: ReadonlyMap<string, readonly Entry[]>;
}

const RUN = 3;

let addresses: Promise<Addresses> | undefined;

/** The addresses in use that have every part which was typed, the likeliest first. */
export async function searchAddresses(search: string): Promise<AddressLine[]> {
  const typed = comparableAddress(search);
  if (typed === '') return [];
  const parts = typed.split(' ');
  addresses ??= readPlaces().then((places) => indexRuns(listEntries(places)));
  return fewestWith(parts, await addresses)
    .filter(({ text }) => parts.every((part) => text.includes(part)))
    .map((entry) => ({ line: entry.line, rank: rank(entry, typed, parts) }))
    .toSorted((a, b) => b.rank - a.rank || a.line.subdistrict_id - b.line.subdistrict_id)
    .slice(0, ADDRESS_LINES)
    .map(({ line }) => line);
}

/** The entries that have the rarest run of what was typed; all of them where it is too short. */
function fewestWith(parts: readonly string[], { entries, byRun }: Addresses): readonly Entry[] {
  return parts
    .flatMap((part) => [...runsOf(part)])
    .map((run) => byRun.get(run) ?? [])
    .reduce((fewest, found) => (found.length < fewest.length ? found : fewest), entries);
}

function indexRuns(entries: readonly Entry[]): Addresses {
  const byRun = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const run of runsOf(entry.text)) {
      const found = byRun.get(run);
      if (found === undefined) byRun.set(run, [entry]);
      else if (found.at(-1) !== entry) found.push(entry);
    }
  }
  return { entries, byRun };
}

function* runsOf(text: string): Generator<string> {
  for (let start = 0; start + RUN <= text.length; start += 1) yield text.slice(start, start + RUN);
}

function rank({ names, line }: Entry, typed: string, parts: readonly string[]): number {
  const whole = ` ${typed} `;
  const ofNames = names.reduce((sum, { name, weight }) => {
    if (whole.includes(` ${name} `)) return sum + weight * 2;
    return parts.some((part) => name.startsWith(part)) ? sum + weight / 2 : sum;
  }, 0);
  return parts.includes(line.postal_code) ? ofNames + 8 : ofNames;
}

function listEntries({ provinces, districts, subdistricts }: Places): Entry[] {
  return [...subdistricts.values()].flatMap((subdistrict) => {
    const district = districts.get(subdistrict.district_id);
    const province = provinces.get(subdistrict.province_id);
    if (subdistrict.retired || district === undefined || province === undefined) return [];
    const places = [
      [subdistrict, 16],
      [district, 8],
      [province, 4],
    ] as const;
    const names = places.flatMap(([{ name_th, name_en }, weight]) =>
      [name_th, name_en].map((name) => ({ name: comparableAddress(name), weight })),
    );
    const line: AddressLine = {
      subdistrict_id: subdistrict.id,
      district_id: district.id,
      province_id: province.id,
      postal_code: subdistrict.postal_code,
      subdistrict_th: subdistrict.name_th,
      subdistrict_en: subdistrict.name_en,
      district_th: district.name_th,
      district_en: district.name_en,
      province_th: province.name_th,
      province_en: province.name_en,
    };
    const inOneWord = (['name_th', 'name_en'] as const).map((name) =>
      places.map(([place]) => comparableAddress(place[name]).replaceAll(' ', '')).join(''),
    );
    const texts = [...names.map(({ name }) => name), line.postal_code, ...inOneWord];
    return { line, names, text: texts.join(' ') };
  });
}
