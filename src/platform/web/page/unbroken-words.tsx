import text from './text.module.css';

/** A name that wraps between its words alone; browsers also break Thai names within them. */
export function UnbrokenWords({ children }: { readonly children: string }) {
  const [first, ...others] = children.split(' ');
  return (
    <>
      <span className={text.unbroken}>{first}</span>
      {others.length > 0 && ' '}
      {others.length > 0 && <UnbrokenWords>{others.join(' ')}</UnbrokenWords>}
    </>
  );
}
