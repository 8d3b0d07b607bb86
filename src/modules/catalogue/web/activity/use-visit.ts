import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActivityInput } from '#modules/catalogue/contract/activity.ts';
import { logActivity } from './log-activity.ts';

export function useVisit(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => logActivity('navigation'), [path]);
}

/** Notes that a record is looked at; by this the search knows what is opened often. */
export function useView(kind: ActivityInput['details']['entry_kind'], id: string): void {
  useEffect(() => logActivity('view', { entry_kind: kind, opened: id }), [kind, id]);
}
