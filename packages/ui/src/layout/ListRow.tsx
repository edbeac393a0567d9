import './Card.css';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronRight } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface ListRowProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'onClick' | 'children'> {
  title: ReactNode;
  /** Second line; the title is then bold. */
  text?: ReactNode;
  icon?: string | undefined;
  /** Right, quiet. */
  value?: ReactNode;
  /** Right side, unstyled: a Tag, a Switch, an amount. */
  trailing?: ReactNode;
  /** With `href` the row is a link, with `onPress` a button, otherwise static. */
  onPress?: (() => void) | undefined;
  onClick?: AnchorHTMLAttributes<HTMLAnchorElement>['onClick'];
  chevron?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Accepts all attributes of a link, so that a router can wrap it. */
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
