import { expect, it } from 'vitest';
import { smallPage } from './small-page.ts';

it('shows a title as it was written, never as a part of the page', () => {
  const page = smallPage({ language: 'th', title: '<b>เลิกรับ</b> & "จบ"', body: '<p>ok</p>' });
  expect(page).not.toContain('<b>');
  expect(page.split('&lt;b&gt;เลิกรับ&lt;/b&gt; &amp;')).toHaveLength(3);
  expect(page).toContain('<p>ok</p>');
});
