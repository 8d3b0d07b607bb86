import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
} from '@tabler/icons-react';
import type { Icon } from '../module.ts';
import type { Tone } from './status-badge.tsx';

/** Colours alone do not tell all people which state it is. */
export const SIGNS: Readonly<Record<Tone, Icon>> = {
  success: IconCircleCheck,
  working: IconLoader2,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  info: IconInfoCircle,
  idle: IconCircleDashed,
};
