import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { npm } from './npm.mjs';
import { root } from './tasks.mjs';

/**
 * Makes `node_modules` match `package-lock.json`.
 * @param {string} node the Node program that the dependencies are for
 */
export async function ensureDependencies(node) {
  if (inPlace()) return;
  await alone('dependencies', () => {
    if (inPlace()) return;
    console.error('Installing the dependencies (about a minute when they change) ...');
    // Not `npm ci`: it refuses a lock without the optional programs of systems that a registry does
    // not carry. Every version is pinned, and the lock is read but never written here.
    npm(node, ['install', '--no-save', '--prefix', root]);
  });
}

/**
 * npm writes a record of what it put into `node_modules` once everything is there. All is well when
 * that record has every package of the lock; only optional ones (the programs of other systems) may
 * be missing.
 */
function inPlace() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const found = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || found[path]?.version === version || (optional && !found[path]),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
