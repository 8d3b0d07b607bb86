import { lazy, Suspense } from 'react';
import { personalDataTexts } from './personal-data-texts.ts';
import type { RevealProps } from './revealable-value.tsx';

const RevealableValue = lazy(async () => {
  const [file] = await Promise.all([import('./revealable-value.tsx'), personalDataTexts.load()]);
  return { default: file.RevealableValue };
});

interface PersonalValueProps extends Omit<RevealProps, 'masked'> {
  /** As it is answered: masked, or null where nothing is stored. */
  readonly value: string | null;
  readonly mayReveal: boolean;
}

/** A personal value, masked; those who may reveal it for half a minute, with a reason. */
export function PersonalValue({ value, mayReveal, ...field }: PersonalValueProps) {
  if (value === null) return null;
  const masked = <code>{value}</code>;
  if (!mayReveal) return masked;
  return (
    <Suspense fallback={masked}>
      <RevealableValue {...field} masked={value} />
    </Suspense>
  );
}
