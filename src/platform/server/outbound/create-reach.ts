import type { Config } from '../config.ts';
import { isAllowedDestination, type Guard } from './address-guard.ts';
import type { Destination, InHouseService } from './in-house-service.ts';
import { findOwnEndpoints, placeOfDatabase } from './own-endpoints.ts';

/** What calls on behalf of companies may reach. */
export interface Reach {
  /** Reads the company's allow-list for each call, so that a removed service is out of reach immediately. */
  guardOf(companyId: number): Promise<Guard & { readonly inHouse: readonly InHouseService[] }>;
  /** Whether the destination is public and surely not our database: then no allow-list need be read. */
  readonly isPublic: (destination: Destination) => boolean;
}

interface Settings {
  readonly config: Pick<Config, 'allowLoopback' | 'DATABASE_URL'>;
  /** The allow-list of a company. */
  readonly inHouseOf: (companyId: number) => Promise<readonly InHouseService[]>;
  /** Where the application listens; known once it does. */
  readonly ports: () => readonly number[];
}

/** Makes the one answer to what may be reached. */
export function createReach({ config, inHouseOf, ports }: Settings): Reach {
  const { allowLoopback } = config;
  const database = placeOfDatabase(config.DATABASE_URL);
  return {
    async guardOf(companyId) {
      const [inHouse, own] = await Promise.all([
        inHouseOf(companyId),
        findOwnEndpoints({ database, ports }),
      ]);
      return { allowLoopback, inHouse, own };
    },
    isPublic: (destination) =>
      destination.port !== database?.port &&
      isAllowedDestination(destination, { allowLoopback: false }),
  };
}
