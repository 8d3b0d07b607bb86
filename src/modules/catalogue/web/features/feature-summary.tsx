import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { PlacedFeature } from '#modules/catalogue/contract/features.ts';
import { texts } from '../texts.ts';
import { CodeOf } from '../entries/entry-code.tsx';
import { EntryLine } from '../entries/entry-line.tsx';
import classes from './features.module.css';

/** Where a feature belongs, and how it is described. */
export function FeatureSummary({ feature }: { readonly feature: PlacedFeature }) {
  const t = useTexts(texts);
  return (
    <>
      <CodeOf code={feature.feature_code}>
        {t('feature.in_module', { module: feature.module_name })}
      </CodeOf>
      {feature.description !== '' && <p className={classes.description}>{feature.description}</p>}
      <EntryLine
        kind="feature"
        id={feature.id}
        percent={feature.completeness}
        name={feature.feature_name}
        within={{ company: feature.company_id, module: feature.module_id, feature: feature.id }}
      />
    </>
  );
}
