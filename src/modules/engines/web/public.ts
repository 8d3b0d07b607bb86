import { lazy } from 'react';
import { texts } from './texts.ts';

/**
 * The Engine Details dialog, by the engine's id or code: `<EngineDialog engine={{ id }} opened onClose />`
 * inside a `Suspense`. It comes with its texts when it is first drawn.
 */
export const EngineDialog = lazy(async () => {
  const [file] = await Promise.all([import('./engines/engine-dialog.tsx'), texts.load()]);
  return { default: file.EngineDialog };
});
