import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { reachServer } from '../api/reach-server.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';

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
  return lazyComponent(async () => {
    const [component] = await Promise.all([screen(), texts.load()]);
    return component;
  });
}

/** A component whose code is fetched when it is first shown. */
export function lazyComponent(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // The router loads the whole page again, which helps after a new release, and is the end without the server.
      if (await reachServer()) throw error;
      return { default: UnreachableScreen };
    }
  });
}
