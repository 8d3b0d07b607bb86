// Loaded before a program: counts in a file, one byte each, how often anything is forced to the disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
const log = process.env.FSYNC_LOG ?? '';

fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  fs.appendFileSync(log, '.');
};
syncBuiltinESMExports();
