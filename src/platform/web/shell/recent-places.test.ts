import { expect, it } from 'vitest';
import { asStored } from './recent-places.ts';

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

it('of a record of a personal kind only the address is stored, of a search in its list nothing', () => {
  const places = [
    '/growers',
    '/growers/7',
    '/growers/7?tab=plots',
    '/growers?search=a',
    '/tools/7',
  ].map((to) => ({ to, name: 'name', detail: 'detail' }));
  expect(asStored(places, modules)).toEqual([
    { to: '/growers', name: 'name', detail: 'detail' },
    { to: '/growers/7' },
    { to: '/tools/7', name: 'name', detail: 'detail' },
  ]);
});
