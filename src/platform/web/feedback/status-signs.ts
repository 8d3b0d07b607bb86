import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
} from '@tabler/icons-react';
import type { Icon } from '../module.ts';

/** The tone of a state, see `toneOf`. `idle` waits or rests, `info` is a fact and no state. */
export type Tone = 'success' | 'working' | 'warning' | 'danger' | 'info' | 'idle';

/** Colours alone do not tell all people which state it is. */
export const SIGNS: Readonly<Record<Tone, Icon>> = {
  success: IconCircleCheck,
  working: IconLoader2,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  info: IconInfoCircle,
  idle: IconCircleDashed,
};
