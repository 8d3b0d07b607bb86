import { expect, it } from 'vitest';
import { isPersonal } from './recent-places.ts';

const label = { text: '', other: '' };
const icon = () => null;
const modules = [
  {
    name: 'growers',
    routes: [],
    navigation: [{ to: '/growers', label, icon }],
    personal: ['grower'],
  },
  { name: 'tools', routes: [], navigation: [{ to: '/tools', label, icon }] },
];

it('what is below the list of a personal kind is personal, the list itself and other records are not', () => {
  const places = [
    '/growers',
    '/growers/7',
    '/growers/7?tab=plots',
    '/growers?search=a',
    '/tools/7',
  ];
  expect(places.filter((to) => isPersonal(to, modules))).toEqual([
    '/growers/7',
    '/growers/7?tab=plots',
    '/growers?search=a',
  ]);
});
