import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exampleGrower } from '#modules/farmer-quotas/server/demo/example-growers.ts';

const COLUMNS = [
  'national_id',
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'marital_status',
  'children_count',
  'address',
  'sub_district',
  'district',
  'province',
  'bank_name',
  'bank_account_no',
] as const;

/** Writes a file of so many growers, beginning with a number. */
export async function writeQuotaFile(
  path: string,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${COLUMNS.join(',')}\n`);
  for (let number = first; number < first + count; number += 1) {
    const grower = exampleGrower(number);
    file.write(`${COLUMNS.map((column) => grower[column] ?? '').join(',')}\n`);
  }
  file.end();
  await finished(file);
}
