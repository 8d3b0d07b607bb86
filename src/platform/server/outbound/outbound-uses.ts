import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

/** A record on whose behalf a host is called. */
export interface OutboundUse {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly port: number;
}

/** One kind of record that makes calls; modules bring theirs, so that an allow-list can show what it is for. */
export interface OutboundUses {
  /** Without it, the person sees none of them. */
  readonly permission: Permission;
  find(tx: Transaction, scope: Scope): Promise<OutboundUse[]>;
}
