import { MOST_PICTURES } from '@meetingapp/contract/comments/comment.ts';
import { pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { imagePlus } from '@meetingapp/ui/icons/icons-hall.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface PictureStripProps {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  onPick: (file: File) => void;
  uploading: boolean;
}

/** Up to four uploaded pictures, each with a button that removes it, and the place for the next. */
export function PictureStrip({ pictures, onChange, onPick, uploading }: PictureStripProps) {
  const t = useT('comments');
  return (
    <div
      className="cm-pictures"
      role="group"
      aria-label={t('form.pictures', { count: pictures.length, most: MOST_PICTURES })}
    >
      {pictures.map((picture, at) => (
        <span key={picture}>
          <img src={smallPicture(picture, 256)} alt="" />
          <button
            type="button"
            className="rm"
            aria-label={t('form.removePicture', { count: at + 1 })}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          >
            <Icon icon={x} size="xs" />
          </button>
        </span>
      ))}
      {pictures.length < MOST_PICTURES && (
        <label className="ad" aria-busy={uploading || undefined}>
          {uploading ? <span className="spin" aria-hidden="true" /> : <Icon icon={imagePlus} />}
          <span aria-hidden="true">{`${pictures.length} / ${MOST_PICTURES}`}</span>
          <input
            type="file"
            accept={pictureTypes.join(',')}
            aria-label={uploading ? t('form.uploading') : t('form.picture')}
            disabled={uploading}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) onPick(file);
            }}
          />
        </label>
      )}
    </div>
  );
}
