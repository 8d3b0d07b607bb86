import { useQuery } from '@tanstack/react-query';
import type { Province } from '#modules/geography/contract/places.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { nameOf } from './name-of.ts';
import { districtQuery, provinceQuery, subdistrictQuery } from './places.api.ts';

/** The official codes of an address's places, and its postal code. */
export interface ChosenPlaces {
  readonly subdistrict_id: number | null;
  readonly district_id: number | null;
  readonly province_id: number | null;
  readonly postal_code: string;
}

const CAPITAL = 10;

/** The places of an address as one line, as envelopes have it; nothing while their names are loaded. */
export function usePlaceNames(places: ChosenPlaces): string | undefined {
  const t = useTexts(texts);
  const { subdistrict_id, district_id, province_id, postal_code } = places;
  const subdistrict = useQuery({
    ...subdistrictQuery({ id: subdistrict_id ?? 0 }),
    enabled: subdistrict_id !== null,
  });
  const district = useQuery({
    ...districtQuery({ id: district_id ?? 0 }),
    enabled: district_id !== null,
  });
  const province = useQuery({
    ...provinceQuery({ id: province_id ?? 0 }),
    enabled: province_id !== null,
  });
  const isCapital = province_id === CAPITAL;
  const write = (
    key: 'subdistrict' | 'district' | 'province' | 'khwaeng' | 'khet' | 'capital',
    place: Province | undefined,
  ) => place && t(`address.${key}`, { name: nameOf(place) });
  const smaller = [
    write(isCapital ? 'khwaeng' : 'subdistrict', subdistrict.data),
    write(isCapital ? 'khet' : 'district', district.data),
  ];
  const largest = write(isCapital ? 'capital' : 'province', province.data);
  const wanted = [subdistrict_id, district_id, province_id].filter((id) => id !== null);
  const known = [...smaller, largest].filter((part) => part !== undefined);
  if (known.length < wanted.length) return undefined;
  return joinParts([...smaller, [largest, postal_code].filter(Boolean).join(' ')]);
}

/** Parts of an address as one line: English puts commas between them, Thai only spaces. */
export function joinParts(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(languageOfPage() === 'th' ? ' ' : ', ');
}
