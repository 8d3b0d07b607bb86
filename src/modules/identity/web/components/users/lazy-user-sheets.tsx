import { lazy, Suspense, useState } from 'react';
import type { User } from '#modules/identity/contract/users.routes.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const InviteSheet = lazy(async () => ({
  default: (await import('./invite-sheet.tsx')).InviteSheet,
}));
const UserSheet = lazy(async () => ({ default: (await import('./user-sheet.tsx')).UserSheet }));

interface LazyInviteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onInvited: (user: User) => void;
}

export function LazyInviteSheet(props: LazyInviteProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <InviteSheet {...props} />
    </Suspense>
  );
}

interface LazyUserProps {
  /** The person in the sheet; none while it is closed. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** The person is kept while the sheet slides away. */
export function LazyUserSheet({ user, onClose }: LazyUserProps) {
  const [last, setLast] = useState(user);
  if (user !== undefined && user !== last) setLast(user);
  if (last === undefined) return null;
  return (
    <Suspense>
      <UserSheet key={last.id} opened={user !== undefined} user={last} onClose={onClose} />
    </Suspense>
  );
}
