import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { PlacedFeature } from '#modules/catalogue/contract/feature.ts';
import { texts } from '../../texts.ts';
import { CodeOf } from '../code-of.tsx';
import { Completeness } from '../completeness.tsx';
import { EntryLine } from '../entry/entry-line.tsx';
import classes from './feature.module.css';

/** Where a feature stands, and what is said of it. */
export function FeatureSummary({ feature }: { readonly feature: PlacedFeature }) {
  const t = useTexts(texts);
  return (
    <>
      <CodeOf code={feature.feature_code}>
        {t('feature.in_module', { module: feature.module_name })}
      </CodeOf>
      {feature.description !== '' && <p className={classes.description}>{feature.description}</p>}
      <EntryLine kind="feature" id={feature.id}>
        <Completeness
          percent={feature.completeness}
          name={feature.feature_name}
          within={{ company: feature.company_id, module: feature.module_id, feature: feature.id }}
        />
      </EntryLine>
    </>
  );
}
