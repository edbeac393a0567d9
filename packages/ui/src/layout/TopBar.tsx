import './Page.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { chevronLeft, x } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';
import '../actions/IconButton.css';

export interface TopBarProps {
  /** Absent on plain pages, which have a large heading below instead. */
  title?: string | undefined;
  /** The title is the page's only heading. */
  heading?: boolean | undefined;
  back?: { label: string; onPress: () => void } | { label: string; href: string } | undefined;
  close?: boolean | undefined;
  /** IconButtons, or a TextAction. */
  actions?: ReactNode;
}

export function TopBar({ title, heading, back, close, actions }: TopBarProps) {
  const icon = close ? x : chevronLeft;
  const Title = heading ? 'h1' : 'div';
  return (
    <header className={joinClasses('bar', Boolean(title) && 'titled')}>
      <div className="side">
        {back &&
          ('href' in back ? (
            <a className="ib" href={back.href} aria-label={back.label}>
              <Icon icon={icon} size="l" />
            </a>
          ) : (
            <IconButton icon={icon} size="l" label={back.label} onClick={back.onPress} />
          ))}
      </div>
      {title ? <Title className="title">{title}</Title> : <span className="grow" />}
      <div className="side right">{actions}</div>
    </header>
  );
}
