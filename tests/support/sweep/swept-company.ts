import type { TestApp } from '../app.ts';
import type { SignedIn } from '../sign-in.ts';

/** A company of the sweep, with a person who may do everything in it. */
export interface SweptCompany {
  readonly app: TestApp;
  readonly id: number;
  readonly administrator: SignedIn;
  readonly employeeId: number;
}

/** The path parameters that lead to a record. */
export type Params = Readonly<Record<string, string | number>>;

/** Makes a new record of the company; returns where it is. */
export type CreateRecord = (company: SweptCompany) => Promise<Params>;

/** Returns an id of the company for a field. */
export type FindId = (company: SweptCompany) => Promise<string | number>;

/** Where a value is sent. */
export interface ValueContext {
  readonly company: SweptCompany;
  readonly params: Params;
  /** The record before it is changed. */
  readonly stored: Readonly<Record<string, unknown>>;
}

export type GiveValue = (context: ValueContext) => Promise<unknown>;

/** What a module gives to the sweeps: `sweepRecords` of its `server/testing/sweep-records.ts`. */
export interface SweepRecords {
  /**
   * Creates a kind of record, by the path that ends in its id, where a made-up body sent to the path above
   * it will not do.
   */
  readonly paths: Readonly<Record<string, CreateRecord>>;
  /**
   * What the id fields of the module's bodies and queries refer to: by name, or by route and name (for example
   * `POST /v1/agents/validate id`) where one name refers to several things.
   */
  readonly fields: Readonly<Record<string, FindId>>;
  /** The value of a body field where a made-up one will not do; keys as in `fields`. */
  readonly values?: Readonly<Record<string, GiveValue>>;
  /** Body fields that no answer shows as they were sent, each with its reason; keys as in `fields`. */
  readonly writeOnly?: Readonly<Record<string, string>>;
}

/** The headers of a call by its administrator. */
export function headersOf({ id, administrator }: SweptCompany): Record<string, string> {
  return { authorization: `Bearer ${administrator.jwt}`, 'x-company-id': String(id) };
}
