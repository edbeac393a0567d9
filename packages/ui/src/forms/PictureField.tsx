import { Icon } from '../icons/Icon.tsx';
import { camera } from '../icons/icons.ts';
import { UploadField, type UploadFieldProps } from './UploadField.tsx';

export interface PictureFieldProps extends UploadFieldProps {
  /** Address of the picture; a data or blob address during the upload. */
  picture?: string | undefined;
  /** Label of the control: "拍照或从相册选择", with a picture "换一张". */
  title: string;
  text?: string | undefined;
}

/** Input of one picture: choose or take, preview, remove. */
export function PictureField({ picture, title, text, ...upload }: PictureFieldProps) {
  return (
    <UploadField
      {...upload}
      shown={{
        chosen: Boolean(picture),
        head: picture ? <img src={picture} alt="" /> : <Icon icon={camera} />,
        title,
        text: text && (
          <span className="t-sm ink-3" style={{ display: 'block' }}>
            {text}
          </span>
        ),
      }}
    />
  );
}
