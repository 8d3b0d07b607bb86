import { expect, test } from 'vitest';
import { definePermissions } from '#platform/contract/permissions.ts';
import { permissionsOf } from './role-permissions.ts';

const sets = [
  definePermissions('agents', { read: ['manager', 'staff', 'viewer'], write: ['manager'] }).set,
  definePermissions('engines', { retire: [] }).set,
];

test('built-in roles have what the contracts say, an administrator everything', () => {
  const granted = (built_in: 'administrator' | 'manager' | 'viewer') =>
    [...permissionsOf({ built_in, given: [] }, sets)].toSorted();
  expect(granted('administrator')).toEqual(['agents:read', 'agents:write', 'engines:retire']);
  expect(granted('manager')).toEqual(['agents:read', 'agents:write']);
  expect(granted('viewer')).toEqual(['agents:read']);
});

test('a role of the company has the permissions it was given, as far as they exist', () => {
  const given = ['engines:retire', 'agents:conquer'];
  expect([...permissionsOf({ built_in: null, given }, sets)]).toEqual(['engines:retire']);
});

test('a built-in role cannot be given further permissions', () => {
  const viewer = permissionsOf({ built_in: 'viewer', given: ['engines:retire'] }, sets);
  expect(viewer.has('engines:retire')).toBe(false);
});
