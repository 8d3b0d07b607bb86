import { useNavigate } from '@tanstack/react-router';

/** Leads to the screen of a feature. */
export function useOpenFeature(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ to: '/air/feature/$id', params: { id } });
}
