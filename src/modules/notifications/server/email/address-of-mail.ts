import { recordAddress } from '#platform/contract/record-address.ts';
import type { Config } from '#platform/server/config.ts';

interface Leading {
  readonly companyId: number;
  readonly entity: string;
  readonly entity_id: string;
  readonly within: string | null;
}

/** Where a mail leads: to its record, else to the inbox; nothing where the address of the application is not set. */
export function addressOf(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  record: Leading | undefined,
): string | undefined {
  if (PUBLIC_URL === undefined) return undefined;
  const path = record === undefined ? '/inbox' : recordAddress({ ...record, id: record.entity_id });
  return new URL(path, PUBLIC_URL).href;
}
