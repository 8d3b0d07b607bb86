import type { Person, Scope } from './scope.ts';

/** What the identity module reports to the platform about a caller. */
export interface Authenticator {
  /** The person an access token belongs to, or undefined when it has expired or was never valid. */
  authenticate(accessToken: string): Promise<Person | undefined>;
  /** Whether the person's session is still valid, and they owe no second factor. */
  isSignedIn(person: Person): Promise<boolean>;
  /** What the person may do in a company, or undefined when they are not a member of it. */
  membership(
    person: Person,
    companyId: number,
  ): Promise<Pick<Scope, 'employeeId' | 'permissions'> | undefined>;
}
