import type { Language } from '#platform/contract/texts/texts.ts';
import { readPlaces } from './read-places.ts';

/** The names of places in a language, by the fields that have their codes. */
export async function placeNames(
  language: Language,
): Promise<(field: string, code: number | null) => string | null> {
  const { provinces, districts, subdistricts } = await readPlaces();
  const fields = new Map<
    string,
    ReadonlyMap<number, { readonly name_th: string; readonly name_en: string }>
  >([
    ['province_id', provinces],
    ['district_id', districts],
    ['subdistrict_id', subdistricts],
  ]);
  return (field, code) => {
    const [kind = ''] = /(?:province|(?:sub)?district)_id$/.exec(field) ?? [];
    return (code === null ? undefined : fields.get(kind)?.get(code)?.[`name_${language}`]) ?? null;
  };
}
