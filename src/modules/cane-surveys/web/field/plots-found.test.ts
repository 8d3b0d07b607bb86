import { expect, it } from 'vitest';
import type { Position } from '#libraries/geometry/shapes.ts';
import { plotsFound, whyNoPlot } from './plots-found.ts';

/** A square of about 100 metres, by its south-west corner. */
function plotAt(longitude: number, deed_number: string) {
  const [east, north] = [longitude + 0.001, 16.001];
  const ring: Position[] = [
    [longitude, 16],
    [east, 16],
    [east, north],
    [longitude, north],
    [longitude, 16],
  ];
  return {
    id: deed_number,
    quota_id: 'quota',
    quota_code: 'Q69-00001',
    farmer_name: `คุณ ${deed_number}`,
    season: '2569/70',
    deed_number,
    address_line: 'น้ำพอง',
    latitude: 16,
    longitude,
    measured_square_metres: 10_000,
    shape: [[ring]],
    crops: [],
    latest: null,
  };
}

it('finds plots by what was typed, the nearest first', () => {
  const plots = [plotAt(102.03, 'A1'), plotAt(102.01, 'B2'), plotAt(102, 'A3')];
  const here = { latitude: 16.0005, longitude: 102.0005 };
  const found = (typed: string, at?: typeof here) =>
    plotsFound(plots, { typed, here: at }).map(({ plot }) => plot.id);
  expect(found('')).toEqual(['A1', 'B2', 'A3']);
  expect(found('', here)).toEqual(['A3', 'B2', 'A1']);
  expect(found(' a', here)).toEqual(['A3', 'A1']);
  expect(found('คุณ B2')).toEqual(['B2']);
  expect(plotsFound(plots, { typed: 'A3', here })[0]?.metres).toBe(0);
});

it('says why no plot is found: no network, no position, nothing around, or nothing of that name', () => {
  const here = { latitude: 16, longitude: 102 };
  const online = { typed: '', here: undefined, isOnline: true, isSearching: false, loaded: 0 };
  expect(whyNoPlot(online)).toBe('locate_first');
  expect(whyNoPlot({ ...online, here })).toBe('no_plots_around');
  expect(whyNoPlot({ ...online, typed: '34475', isSearching: true })).toBe('searching_plots');
  expect(whyNoPlot({ ...online, typed: '34475' })).toBe('no_plots');
  expect(whyNoPlot({ ...online, here, isOnline: false })).toBe('nothing_loaded');
  expect(whyNoPlot({ ...online, typed: '34475', isOnline: false, loaded: 3 })).toBe(
    'no_plots_loaded',
  );
});
