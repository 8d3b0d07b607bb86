import { expect, it } from 'vitest';
import { distanceBetween } from './geodesic-area.ts';
import { fromWgs84, projectionOf, toWgs84, type Projection } from './projections.ts';
import type { Position } from './shapes.ts';

/** By PROJ 9; Indian 1975 with the shift of EPSG:1304. */
const KNOWN: readonly (readonly [Projection, Position, Position])[] = [
  ['utm47', [100.5018, 13.7563], [662_366.598, 1_521_280.655]],
  ['utm47', [99.5, 15.7], [553_575.461, 1_735_814.767]],
  ['utm47', [101.9, 6.4], [820_834.165, 708_327.416]],
  ['utm48', [102.8236, 16.4322], [267_603.423, 1_817_992.918]],
  ['utm48', [104.8472, 15.2287], [483_590.432, 1_683_627.231]],
  ['indian47', [100.5018, 13.7563], [662_700.388, 1_520_977.572]],
  ['indian47', [99.5, 15.7], [553_909.854, 1_735_510.736]],
  ['indian47', [101.9, 6.4], [821_165.783, 708_029.927]],
  ['indian48', [102.8236, 16.4322], [268_019.041, 1_817_677.353]],
  ['indian48', [104.8472, 15.2287], [484_003.955, 1_683_313.135]],
  ['web_mercator', [100.5018, 13.7563], [11_187_809.2, 1_546_272.215]],
  ['web_mercator', [102.8236, 16.4322], [11_446_270.794, 1_854_828.633]],
  // The example of the guidance note of EPSG.
  ['web_mercator', [-100.333_333_33, 24.381_786_94], [-11_169_055.58, 2_800_000]],
  ['indian1975', [100.5018, 13.7563], [100.505_081_56, 13.754_635_62]],
  ['indian1975', [102.8236, 16.4322], [102.827_209_29, 16.430_706_17]],
  ['indian1975', [104.8472, 15.2287], [104.851_031_32, 15.227_080_45]],
];

it.each(KNOWN)('%s lands within a centimetre of %j', (projection, place, numbers) => {
  const [position = [0, 0]] = toWgs84([[[numbers]]], projection).flat(2);
  expect(distanceBetween(position, place)).toBeLessThan(0.01);
  const [back = [0, 0]] = fromWgs84([[[place]]], projection).flat(2);
  expect(Math.hypot(back[0] - numbers[0], back[1] - numbers[1])).toBeLessThan(0.01);
});

it.each([
  ['wgs84', 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257]]]'],
  [
    'utm47',
    'PROJCS["WGS_1984_UTM_Zone_47N",GEOGCS["GCS_WGS_1984"],PROJECTION["Transverse_Mercator"],PARAMETER["Central_Meridian",99.0]]',
  ],
  [
    'utm48',
    'PROJCS["unnamed",GEOGCS["WGS 84"],PROJECTION["Transverse_Mercator"],PARAMETER["central_meridian",105]]',
  ],
  [
    'indian47',
    'PROJCS["Indian_1975_UTM_Zone_47N",GEOGCS["GCS_Indian_1975",DATUM["D_Indian_1975"]],PROJECTION["Transverse_Mercator"]]',
  ],
  [
    'indian48',
    'PROJCS["Indian 1975 / UTM zone 48N",GEOGCS["Indian 1975"],PROJECTION["Transverse_Mercator"]]',
  ],
  [
    undefined,
    'PROJCS["WGS_1984_UTM_Zone_50N",GEOGCS["GCS_WGS_1984"],PROJECTION["Transverse_Mercator"],PARAMETER["Central_Meridian",117.0]]',
  ],
  ['indian1975', 'GEOGCS["GCS_Indian_1975",DATUM["D_Indian_1975"]]'],
  ['indian1975', 'GEOGCRS["Indian 1975",DATUM["Indian 1975"]]'],
  [undefined, 'GEOGCS["GCS_Indian_1954",DATUM["D_Indian_1954"]]'],
  [
    'web_mercator',
    'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984"],PROJECTION["Mercator_Auxiliary_Sphere"]]',
  ],
  [
    'web_mercator',
    'PROJCS["WGS 84 / Pseudo-Mercator",GEOGCS["WGS 84"],PROJECTION["Mercator_1SP"]]',
  ],
  [undefined, 'PROJCS["WGS_1984_World_Mercator",GEOGCS["GCS_WGS_1984"],PROJECTION["Mercator"]]'],
])('reads %s from the description of a file', (projection, description) => {
  expect(projectionOf(description)).toBe(projection);
});
