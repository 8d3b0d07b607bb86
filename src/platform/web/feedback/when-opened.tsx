import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface Opened {
  readonly opened: boolean;
}

/**
 * A sheet or dialog whose code is loaded when it is first opened, because forms bring the rules of the
 * contract and their validator along. It stays mounted, so that it can slide away.
 */
export function whenOpened<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Window: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function WhenOpened(props: Props) {
    const [used, setUsed] = useState(props.opened);
    if (props.opened && !used) setUsed(true);
    if (!used) return null;
    return (
      <Suspense>
        <Window {...props} />
      </Suspense>
    );
  };
}
