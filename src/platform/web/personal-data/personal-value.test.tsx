import { expect, it } from 'vitest';
import { th } from '#platform/contract/texts/personal-data.th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { PersonalValue } = await import('./personal-value.tsx');
const { RevealableValue } = await import('./revealable-value.tsx');
const { RevealedValue } = await import('./revealed-value.tsx');
const { personalDataTexts } = await import('./personal-data-texts.ts');

const field = {
  entity: 'grower',
  id: '0197b5a0-0000-7000-8000-000000000000',
  field: 'national_id',
  label: 'เลขบัตรประชาชน',
};
const withLabel = (text: string) => text.replace('{{label}}', field.label);
const texts = [personalDataTexts];

it('is masked, with a way to reveal it only for those who may', async () => {
  const masked = '*********2345';
  const plain = await draw(<PersonalValue {...field} value={masked} mayReveal={false} />);
  expect(plain).toContain(masked);
  expect(plain).not.toContain('<button');
  expect(await draw(<PersonalValue {...field} value={null} mayReveal />)).not.toContain('<code');
  const revealable = await draw(<RevealableValue {...field} masked={masked} />, { texts });
  expect(revealable).toContain(masked);
  expect(revealable).toContain(withLabel(th.personal_data.reveal));
});

it('is shown with the seconds that are left, to be copied and hidden', async () => {
  const html = await draw(
    <RevealedValue
      value="1103700012345"
      seconds={30}
      label={field.label}
      onHide={() => undefined}
    />,
    { texts },
  );
  expect(html).toContain('1103700012345');
  expect(html).toContain(th.personal_data.left.replace('{{seconds}}', '30'));
  expect(html).toContain(withLabel(th.personal_data.hide));
  expect(html).toContain(withLabel(th.personal_data.copy));
});
