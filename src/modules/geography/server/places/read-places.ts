import { readFile } from 'node:fs/promises';
import type { District, Province, Subdistrict } from '#modules/geography/contract/places.ts';

/** Every place of Thailand, in the order of the codes. */
export interface Places {
  readonly provinces: ReadonlyMap<number, Province>;
  readonly districts: ReadonlyMap<number, District>;
  readonly subdistricts: ReadonlyMap<number, Subdistrict>;
}

/** Made by `scripts/make-places.ts`. */
const LIST = new URL('./places.csv', import.meta.url);

let known: Promise<Places> | undefined;

/** The list of places, read when it is first needed. */
export function readPlaces(): Promise<Places> {
  known ??= readFile(LIST, 'utf8').then(parsePlaces);
  return known;
}

function parsePlaces(text: string): Places {
  const provinces = new Map<number, Province>();
  const districts = new Map<number, District>();
  const subdistricts = new Map<number, Subdistrict>();
  for (const line of text.trim().split('\n').slice(1)) {
    const [code = '', name_th = '', name_en = '', postal_code = '', retired] = line.split(',');
    const id = Number(code);
    const place = { id, name_th, name_en, retired: retired === 'retired' };
    const province_id = Number(code.slice(0, 2));
    const district_id = Number(code.slice(0, 4));
    if (code.length === 2) provinces.set(id, place);
    else if (code.length === 4) districts.set(id, { ...place, province_id });
    else subdistricts.set(id, { ...place, province_id, district_id, postal_code });
  }
  return { provinces, districts, subdistricts };
}
