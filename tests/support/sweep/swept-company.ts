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

/** Makes a new record of the company; answers where it is. */
export type CreateRecord = (company: SweptCompany) => Promise<Params>;

/** Answers an id of the company for a field. */
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
   * How a kind of record comes to be, by the path that ends in its id, where a made-up body sent to the
   * path above it will not do.
   */
  readonly paths: Readonly<Record<string, CreateRecord>>;
  /**
   * What the id fields of the module's bodies and queries mean: by name, or by route and name, as in
   * `POST /v1/agents/validate id`, where one name means several things.
   */
  readonly fields: Readonly<Record<string, FindId>>;
  /** What a field of a body is given where a made-up value will not do; named as in `fields`. */
  readonly values?: Readonly<Record<string, GiveValue>>;
  /** Fields of bodies that no answer shows as they were sent, each with its reason; named as in `fields`. */
  readonly writeOnly?: Readonly<Record<string, string>>;
}

/** The headers of a call by its administrator. */
export function headersOf({ id, administrator }: SweptCompany): Record<string, string> {
  return { authorization: `Bearer ${administrator.jwt}`, 'x-company-id': String(id) };
}
