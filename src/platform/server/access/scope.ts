import type { Permission } from '#platform/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';

/** A signed-in person, whatever the company. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  /** Set for a program that acts as her: where, and at most what it may do. */
  readonly limits?: { readonly companyId: number; readonly permissions: ReadonlySet<string> };
}

/** In whose name something is read or written: a company, and the person of it who asked. */
export interface Scope {
  readonly companyId: number;
  readonly userId: string;
  /** The employee that the person is in this company; some people, like auditors, are none. */
  readonly employeeId: number | null;
  readonly permissions: ReadonlySet<Permission>;
  readonly language: Language;
  /** Id of the request or job that acts, kept with every event it leaves. */
  readonly requestId: string;
}
