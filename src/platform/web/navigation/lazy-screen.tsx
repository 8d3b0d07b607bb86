import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

interface Loadable {
  readonly load: () => Promise<void>;
}

/**
 * A screen whose code and texts are fetched together when it is first opened:
 * `lazyScreen({ texts, screen: () => import('./screens/agent-list.tsx').then((file) => file.AgentList) })`
 */
export function lazyScreen({
  texts,
  screen,
}: {
  readonly texts: Loadable;
  readonly screen: () => Promise<ComponentType>;
}) {
  return lazyRouteComponent(async () => {
    const [component] = await Promise.all([screen(), texts.load()]);
    return { default: component };
  });
}
