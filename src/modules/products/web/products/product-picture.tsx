import { IconPhoto } from '@tabler/icons-react';
import classes from './products.module.css';

/** The picture of a product, or a place for one. */
export function ProductPicture({ picture }: { readonly picture: string | null }) {
  return (
    <span className={classes.picture}>
      {picture === null ? <IconPhoto size={28} stroke={1.5} /> : <img src={picture} alt="" />}
    </span>
  );
}
