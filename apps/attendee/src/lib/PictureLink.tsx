import type { ReactNode } from 'react';
import { To } from './go.tsx';
import { isOwnPicture, picturesQuery } from './own-files.ts';
import type { Picture } from './own-files.ts';
import { useT } from './texts.ts';

interface PictureLinkProps {
  /** All that one turns over, and which of them this is, counted from 1. */
  pictures: readonly Picture[];
  at: number;
  children: ReactNode;
}

/** Around a picture: a tap opens it large (S16). One of another host stays as it is. */
export function PictureLink({ pictures, at, children }: PictureLinkProps) {
  const t = useT('app');
  const picture = pictures[at - 1];
  if (!picture || !isOwnPicture(picture.src)) return children;
  return (
    <To
      name="showImage"
      query={picturesQuery(pictures, at)}
      className="picture-link"
      aria-label={picture.name === '' ? t('enlarge') : t('enlargeNamed', { name: picture.name })}
    >
      {children}
    </To>
  );
}
