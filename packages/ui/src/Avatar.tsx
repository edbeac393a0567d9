import './Avatar.css';
import { joinClasses } from './join-classes.ts';
import { smallPicture } from './small-picture.ts';

const tints = ['', 'b', 'c', 'd', 'e'] as const;

/** The surname's first letter: first of a Chinese name, first of the last word of a Latin one. */
function initial(name: string): string {
  const trimmed = name.trim();
  if (/^[\p{Script=Latin}\s.'-]+$/u.test(trimmed)) return (trimmed.split(/\s+/).at(-1) ?? '').charAt(0).toUpperCase();
  return [...trimmed][0] ?? '';
}

/** The same name has the same tint everywhere. */
function tint(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? '';
}

export interface AvatarProps {
  name: string;
  /** Where the rule for surnames does not fit: 欧阳, or a family name that stands first. */
  surname?: string | undefined;
  src?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** Decoration beside a name that is written out; readers pass over it. */
export function Avatar({ name, surname, src, size = 'm' }: AvatarProps) {
  return (
    <span className={joinClasses('av', size !== 'm' && size, tint(name))} aria-hidden="true">
      {src ? (
        <img
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
