import './Avatar.css';
import { joinClasses } from '../styles/join-classes.ts';
import { smallPicture } from '../media/small-picture.ts';
import { usePicture } from '../media/use-picture.ts';

const tints = ['', 'b', 'c', 'd', 'e'] as const;

/** First letter of the surname: the first of a Chinese name, the first of the last word of a Latin name. */
function initial(name: string): string {
  const trimmed = name.trim();
  if (/^[\p{Script=Latin}\s.'-]+$/u.test(trimmed)) return (trimmed.split(/\s+/).at(-1) ?? '').charAt(0).toUpperCase();
  return [...trimmed][0] ?? '';
}

/** Deterministic tint by name. */
function tint(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? '';
}

export interface AvatarProps {
  name: string;
  /** Overrides the surname rule, for example 欧阳 or a family name written first. */
  surname?: string | undefined;
  src?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** Decorative, beside a written name; hidden from screen readers. A picture that cannot be loaded gives way to the surname. */
export function Avatar({ name, surname, src, size = 'm' }: AvatarProps) {
  const { broken, watch } = usePicture(src);
  return (
    <span className={joinClasses('av', size !== 'm' && size, tint(name))} aria-hidden="true">
      {src && !broken ? (
        <img
          {...watch}
          src={smallPicture(src, size === 'xl' ? 256 : 128)}
          alt=""
          width={80}
          height={100}
          loading="lazy"
          decoding="async"
        />
      ) : (
        (surname ?? initial(name))
      )}
    </span>
  );
}
