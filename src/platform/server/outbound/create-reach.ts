import type { Config } from '../config.ts';
import type { Guard } from './address-guard.ts';
import type { InHouseService } from './in-house-service.ts';
import { findOwnEndpoints } from './own-endpoints.ts';

/** What calls on behalf of a company may reach now. */
export type Reach = (
  companyId: number,
) => Promise<Guard & { readonly inHouse: readonly InHouseService[] }>;

interface Settings {
  readonly config: Pick<Config, 'allowLoopback' | 'DATABASE_URL'>;
  /** The allow-list of a company. */
  readonly inHouseOf: (companyId: number) => Promise<readonly InHouseService[]>;
  /** Where the application listens; known once it does. */
  readonly ports: () => readonly number[];
}

/** Reads the allow-list for each call, so that a removed service is out of reach immediately. */
export function createReach({ config, inHouseOf, ports }: Settings): Reach {
  return async (companyId) => {
    const [inHouse, own] = await Promise.all([
      inHouseOf(companyId),
      findOwnEndpoints({ databaseUrl: config.DATABASE_URL, ports }),
    ]);
    return { allowLoopback: config.allowLoopback, inHouse, own };
  };
}
