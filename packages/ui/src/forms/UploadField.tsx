import './Field.css';
import './PictureField.css';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Meter } from '../data/Meter.tsx';
import { trash2 } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

/** What an input of a picture and an input of a file have in common. */
export interface UploadFieldProps {
  label: string;
  id?: string | undefined;
  /** Right of the label, for example "可稍后补充". */
  aside?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Value of `accept`, for example `image/jpeg,image/png` or `.pdf,.docx`. */
  accept: string;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
  removeLabel: string;
  /** 0 to 1 during the upload. */
  progress?: number | undefined;
}

interface Shown {
  /** Class of its look, for example `file`. */
  look?: string;
  /** True when something is chosen, which can be removed. */
  chosen: boolean;
  /** Picture or icon at the left. */
  head: ReactNode;
  title: string;
  /** Below the title; the progress takes its place during the upload. */
  text: ReactNode;
  /** Name of the control; the label and the title by default. */
  name?: string | undefined;
}

/** Input of one upload: choose, replace, remove, with its progress. */
export function UploadField({ shown, ...props }: UploadFieldProps & { shown: Shown }) {
  const { label, aside, required, disabled, hint, error, accept, onPick, onRemove, removeLabel, progress } = props;
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
      <div className={joinClasses('photo', shown.look, shown.chosen && 'has', error && 'bad')}>
        <span className="ph">{shown.head}</span>
        <span className="grow">
          <b id={`${id}-title`}>{shown.title}</b>
          {uploading ? (
            <Meter value={Math.round(progress * 100)} max={100} label={label} text={`${Math.round(progress * 100)}%`} />
          ) : (
            shown.text
          )}
        </span>
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={disabled || uploading}
          aria-labelledby={shown.name === undefined ? `${id}-label ${id}-title` : undefined}
          aria-label={shown.name}
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
        {shown.chosen && onRemove && !uploading && !disabled && (
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
