import { comparableAddress } from '#libraries/text/comparable-address.ts';
import { readPlaces, type Places } from './read-places.ts';

/** An address as people write it: names in either language, any of them empty. */
export interface WrittenPlaces {
  readonly subdistrict: string;
  readonly district: string;
  readonly province: string;
  readonly postal_code: string;
}

export interface ResolvedPlaces {
  readonly subdistrict_id: number | null;
  readonly district_id: number | null;
  readonly province_id: number | null;
  readonly postal_code: string;
}

/** What is wrong with a written address, at the part that is wrong. */
export interface PlaceProblem {
  readonly path: keyof WrittenPlaces;
  readonly code: string;
}

/** A sub-district with those above it, and its names as they are compared. */
interface Entry {
  readonly ids: readonly [subdistrict: number, district: number, province: number];
  readonly names: readonly (readonly string[])[];
  readonly postal_code: string;
}

let entries: Promise<readonly Entry[]> | undefined;

/**
 * Makes a function that finds the places of written addresses. Each name must be within those above it; a
 * postal code helps to choose, and is enough where all its places are in one district. One that is written
 * beside a sub-district is taken as it is: people know their own.
 */
export async function placeResolver(): Promise<
  (written: WrittenPlaces) => ResolvedPlaces | PlaceProblem
> {
  entries ??= readPlaces().then(listEntries);
  const all = await entries;
  const found = new Map<string, ResolvedPlaces | PlaceProblem>();
  return (written) => {
    const key = JSON.stringify(written);
    const known = found.get(key);
    if (known !== undefined) return known;
    const resolved = resolve(all, written);
    // Most addresses of a file are in few places; the others must not fill the memory.
    if (found.size < 10_000) found.set(key, resolved);
    return resolved;
  };
}

const LEVELS = ['subdistrict', 'district', 'province'] as const;
const unknown = (path: PlaceProblem['path'], code: string) => ({
  path,
  code: `geography:errors.${code}`,
});

function resolve(all: readonly Entry[], written: WrittenPlaces): ResolvedPlaces | PlaceProblem {
  const postal_code = written.postal_code.replace(/\s+/g, '');
  let left = all;
  // From the largest place to the smallest, so that a wrong one is reported at its own name.
  for (const level of [2, 1, 0] as const) {
    const path = LEVELS[level];
    const name = comparableAddress(written[path]);
    if (name === '') continue;
    const within = left.filter((entry) => isNamed(entry, level, name));
    if (within.length === 0) {
      const exists = all.some((entry) => isNamed(entry, level, name));
      const elsewhere = level === 0 ? 'subdistrict_elsewhere' : 'district_elsewhere';
      return unknown(path, exists ? elsewhere : 'place_not_found');
    }
    left = within;
  }
  const smallest = LEVELS.findIndex((level) => comparableAddress(written[level]) !== '');
  if (postal_code !== '') {
    const served = left.filter((entry) => entry.postal_code === postal_code);
    if (served.length > 0) left = served;
    else if (smallest === -1) return unknown('postal_code', 'postal_code_unknown');
  }
  return choose(left, { smallest, postal_code });
}

type Level = 0 | 1 | 2;

/** Of a province, people write the beginning: the capital has a longer name than they use. */
function isNamed({ names }: Entry, level: Level, name: string): boolean {
  const own = names[level] ?? [];
  return level === 2 ? own.some((each) => each.startsWith(name)) : own.includes(name);
}

interface Choice {
  /** The smallest place that was named; -1 where only a postal code was written. */
  readonly smallest: number;
  readonly postal_code: string;
}

function choose(
  left: readonly Entry[],
  { smallest, postal_code }: Choice,
): ResolvedPlaces | PlaceProblem {
  if (smallest === -1 && postal_code === '') {
    return { subdistrict_id: null, district_id: null, province_id: null, postal_code };
  }
  const [subdistrict_id, district_id, province_id] = ([0, 1, 2] as const).map((level) => {
    const ids = new Set(left.map((entry) => entry.ids[level]));
    const [only] = ids;
    return ids.size === 1 && only !== undefined ? only : null;
  });
  const named = [subdistrict_id, district_id, province_id][smallest];
  const path = LEVELS[smallest];
  if (path !== undefined && named === null) return unknown(path, 'place_ambiguous');
  const hasSubdistrict = smallest === 0;
  const [only] = left;
  return {
    subdistrict_id: hasSubdistrict ? (subdistrict_id ?? null) : null,
    district_id: smallest <= 1 ? (district_id ?? null) : null,
    province_id: province_id ?? null,
    postal_code: postal_code || (hasSubdistrict ? (only?.postal_code ?? '') : ''),
  };
}

function listEntries({ provinces, districts, subdistricts }: Places): Entry[] {
  return [...subdistricts.values()].flatMap((subdistrict) => {
    const district = districts.get(subdistrict.district_id);
    const province = provinces.get(subdistrict.province_id);
    if (subdistrict.retired || district === undefined || province === undefined) return [];
    const places: (Names & { readonly short?: string[] })[] = [
      subdistrict,
      withShortName(district, province),
      province,
    ];
    const names = places.map((place) =>
      [place.name_th, place.name_en, ...(place.short ?? [])].map(comparableAddress),
    );
    const { postal_code } = subdistrict;
    return [{ ids: [subdistrict.id, district.id, province.id], names, postal_code }];
  });
}

interface Names {
  readonly name_th: string;
  readonly name_en: string;
}

/** The district of a provincial capital has the name of the province behind its own, which people leave out. */
function withShortName(district: Names, province: Names): Names & { readonly short: string[] } {
  const short = (['name_th', 'name_en'] as const).flatMap((name) =>
    district[name].length > province[name].length && district[name].endsWith(province[name])
      ? [district[name].slice(0, -province[name].length)]
      : [],
  );
  return { ...district, short };
}
