import type { User } from '#modules/identity/contract/users.ts';
import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyInviteSheet = whenOpened(
  async () => (await import('./invite-sheet.tsx')).InviteSheet,
);
const UserSheet = whenOpened(async () => (await import('./edit-user-sheet.tsx')).UserSheet);

interface LazyUserProps {
  /** The person in the sheet; none while it is closed. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

export function LazyUserSheet({ user, onClose }: LazyUserProps) {
  const shown = useKept(user);
  if (shown === undefined) return null;
  return <UserSheet key={shown.id} opened={user !== undefined} user={shown} onClose={onClose} />;
}
