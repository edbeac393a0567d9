import type { ReactNode } from 'react';
import { Link } from './navigation.tsx';
import { isOwnPicture, picturesQuery } from './own-files.ts';
import type { Picture } from './own-files.ts';
import { useT } from '../texts/texts.ts';

interface PictureLinkProps {
  /** All pictures of the viewer, and the number of this one, from 1. */
  pictures: readonly Picture[];
  at: number;
  children: ReactNode;
}

/** Wraps a picture: a tap opens the viewer (S16). A picture of another host is not linked. */
export function PictureLink({ pictures, at, children }: PictureLinkProps) {
  const t = useT('app');
  const picture = pictures[at - 1];
  if (!picture || !isOwnPicture(picture.src)) return children;
  return (
    <Link
      name="showImage"
      query={picturesQuery(pictures, at)}
      className="picture-link"
      aria-label={picture.name === '' ? t('enlarge') : t('enlargeNamed', { name: picture.name })}
    >
      {children}
    </Link>
  );
}
