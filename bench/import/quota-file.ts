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

type Grower = ReturnType<typeof exampleGrower>;

interface Growers {
  readonly first: number;
  readonly count: number;
  /** What is different in the row of a grower. */
  readonly change?: (grower: Grower, number: number) => Partial<Grower>;
}

/** Writes a file of so many growers, beginning with a number. */
export async function writeQuotaFile(
  path: string,
  { first, count, change = () => ({}) }: Growers,
): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${COLUMNS.join(',')}\n`);
  for (let number = first; number < first + count; number += 1) {
    const grower = exampleGrower(number);
    const row = { ...grower, ...change(grower, number) };
    file.write(`${COLUMNS.map((column) => row[column] ?? '').join(',')}\n`);
  }
  file.end();
  await finished(file);
}
