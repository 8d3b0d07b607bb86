import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import { readPlaces } from './read-places.ts';

/** The places of an address; each names those above it. */
interface ChosenPlaces {
  readonly subdistrict_id: number | null;
  readonly district_id: number | null;
  readonly province_id: number | null;
}

/** Refuses an address whose places do not exist, or are not within each other, at the field that is wrong. */
export async function requirePlaces(chosen: ChosenPlaces): Promise<void> {
  const { subdistrict_id, district_id, province_id } = chosen;
  const { provinces, districts, subdistricts } = await readPlaces();
  const subdistrict = find(subdistricts, subdistrict_id);
  const district = find(districts, district_id);
  const fields: FieldProblem[] = [];
  const refuse = (path: keyof ChosenPlaces, code: string) =>
    fields.push({ path, code: `geography:errors.${code}` });

  if (province_id !== null && !provinces.has(province_id)) refuse('province_id', 'place_unknown');
  if (district === undefined) refuse('district_id', 'place_unknown');
  else if (district !== null && district.province_id !== province_id)
    refuse('district_id', 'district_elsewhere');
  if (subdistrict === undefined) refuse('subdistrict_id', 'place_unknown');
  else if (subdistrict !== null && subdistrict.district_id !== district_id)
    refuse('subdistrict_id', 'subdistrict_elsewhere');
  if (fields.length > 0) throw errors.validation_failed({ fields });
}

/** The place; null where none is chosen, undefined where there is none. */
function find<P>(places: ReadonlyMap<number, P>, id: number | null): P | null | undefined {
  return id === null ? null : places.get(id);
}
