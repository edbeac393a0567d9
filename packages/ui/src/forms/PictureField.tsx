import './Field.css';
import './PictureField.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { camera, trash2 } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';
import { Meter } from '../data/Meter.tsx';

export interface PictureFieldProps {
  label: string;
  id?: string | undefined;
  /** Right of the label, for example "可稍后补充". */
  aside?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Address of the picture; a data or blob address during the upload. */
  picture?: string | undefined;
  /** Label of the control: "拍照或从相册选择", with a picture "换一张". */
  title: string;
  text?: string | undefined;
  /** Value of `accept`, for example `image/jpeg,image/png`. */
  accept: string;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
  removeLabel: string;
  /** 0 to 1 during the upload. */
  progress?: number | undefined;
}

/** Input of one picture: choose or take, preview, remove. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    aside,
    required,
    disabled,
    hint,
    error,
    picture,
    title,
    text,
    accept,
    onPick,
    onRemove,
    removeLabel,
    progress,
  } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const message = error ?? hint;
  const uploading = progress !== undefined;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <div className="legend">
        <span className={joinClasses(required && 'req')} id={`${id}-label`}>
          {label}
        </span>
        {aside && <small>{aside}</small>}
      </div>
      <div className={joinClasses('photo', Boolean(picture) && 'has', error && 'bad')}>
        <span className="ph">{picture ? <img src={picture} alt="" /> : <Icon icon={camera} />}</span>
        <span className="grow">
          <b id={`${id}-title`}>{title}</b>
          {text && !uploading && (
            <span className="t-sm ink-3" style={{ display: 'block' }}>
              {text}
            </span>
          )}
          {uploading && (
            <Meter value={Math.round(progress * 100)} max={100} label={label} text={`${Math.round(progress * 100)}%`} />
          )}
        </span>
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={disabled || uploading}
          aria-labelledby={`${id}-label ${id}-title`}
          aria-describedby={message ? `${id}-message` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // resets the input, so that the same file can be chosen again after a refusal
            event.target.value = '';
            if (file) onPick(file);
          }}
        />
        {picture && onRemove && !uploading && !disabled && (
          <IconButton icon={trash2} size="s" label={removeLabel} onClick={onRemove} />
        )}
      </div>
      {message && (
        <p className="hint">
          <span id={`${id}-message`} className={error ? 'is-error' : undefined}>
            {message}
          </span>
        </p>
      )}
    </div>
  );
}
