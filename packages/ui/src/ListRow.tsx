import './Card.css';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { chevronRight } from './icons.ts';
import { joinClasses } from './join-classes.ts';

export interface ListRowProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'onClick' | 'children'> {
  title: ReactNode;
  /** The title is bold when a second line stands below it. */
  text?: ReactNode;
  icon?: string | undefined;
  /** Right, quiet. */
  value?: ReactNode;
  /** Right, as it is: a Tag, a Switch, an amount. */
  trailing?: ReactNode;
  /** With `href` the row is a link, with `onPress` a button, else it only tells. */
  onPress?: (() => void) | undefined;
  onClick?: AnchorHTMLAttributes<HTMLAnchorElement>['onClick'];
  chevron?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Takes every attribute of a link, so that a router can make its own link of it. */
export function ListRow(props: ListRowProps) {
  const { title, text, icon, value, trailing, onPress, chevron, className, href, ref, ...rest } = props;
  const acts = href !== undefined || onPress !== undefined;
  const classes = joinClasses('li', icon && 'ic', className);
  const inside = (
    <>
      {icon && <Icon icon={icon} />}
      <span className="grow">
        {text ? <b>{title}</b> : title}
        {text && <span className="li-text">{text}</span>}
      </span>
      {value && <span className="val">{value}</span>}
      {trailing}
      {(chevron ?? acts) && <Icon icon={chevronRight} size="s" className="chev" />}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...rest} ref={ref} href={href} className={classes}>
        {inside}
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={classes} onClick={onPress}>
        {inside}
      </button>
    );
  }
  return <div className={classes}>{inside}</div>;
}
