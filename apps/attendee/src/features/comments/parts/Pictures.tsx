import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { PictureLink } from '../../../lib/navigation/PictureLink.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Pictures of a text; a tap opens them large. */
export function Pictures({ pictures }: { pictures: readonly string[] }) {
  const t = useT('comments');
  if (pictures.length === 0) return null;
  const named = pictures.map((src, at) => ({
    src,
    name: t('thread.picture', { count: at + 1, all: pictures.length }),
  }));
  return (
    <div className="cm-pictures">
      {named.map(({ src, name }, at) => (
        <PictureLink key={src} pictures={named} at={at + 1}>
          <img src={smallPicture(src, 256)} alt={name} loading="lazy" decoding="async" />
        </PictureLink>
      ))}
    </div>
  );
}
