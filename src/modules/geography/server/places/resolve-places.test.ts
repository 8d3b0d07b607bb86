import { expect, it } from 'vitest';
import { placeResolver } from './resolve-places.ts';

const resolve = await placeResolver();
const written = (places: Partial<Parameters<typeof resolve>[0]>) =>
  resolve({ subdistrict: '', district: '', province: '', postal_code: '', ...places });

it('an address is found by its names in either language, with what people write before them', () => {
  const whole = {
    subdistrict_id: 100101,
    district_id: 1001,
    province_id: 10,
    postal_code: '10200',
  };
  expect(
    written({ subdistrict: 'แขวงพระบรมมหาราชวัง', district: 'เขตพระนคร', province: 'กทม.' }),
  ).toEqual(whole);
  expect(written({ subdistrict: 'Phra Borom Maha Ratchawang' })).toMatchObject({
    subdistrict_id: 100101,
  });
  expect(written({ district: 'อ.เมือง', province: 'นนทบุรี' })).toMatchObject({
    district_id: 1201,
    subdistrict_id: null,
    postal_code: '',
  });
});

it('a postal code is enough for its district, helps to choose, and stays as it is written', () => {
  expect(written({ postal_code: '10200' })).toMatchObject({
    district_id: 1001,
    province_id: 10,
    subdistrict_id: null,
  });
  expect(
    written({ subdistrict: 'พระบรมมหาราชวัง', province: 'กรุงเทพมหานคร', postal_code: '10999' }),
  ).toMatchObject({ subdistrict_id: 100101, postal_code: '10999' });
  expect(written({})).toEqual({
    subdistrict_id: null,
    district_id: null,
    province_id: null,
    postal_code: '',
  });
});

it('a name that does not exist, is elsewhere or is of several places is a problem at its own part', () => {
  const problem = (places: Parameters<typeof written>[0]) => {
    const found = written(places);
    return 'code' in found ? `${found.path} ${found.code.replace('geography:errors.', '')}` : found;
  };
  expect(problem({ province: 'แอตแลนติส' })).toBe('province place_not_found');
  expect(problem({ district: 'พระนคร', province: 'เชียงใหม่' })).toBe('district district_elsewhere');
  expect(problem({ subdistrict: 'ในเมือง' })).toBe('subdistrict place_ambiguous');
  expect(problem({ postal_code: '00001' })).toBe('postal_code postal_code_unknown');
});
