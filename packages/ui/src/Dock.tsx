import './Page.css';
import './IconButton.css';
import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';

export interface DockItem {
  href: string;
  label: string;
  icon: string;
  badge?: string | undefined;
}

export interface DockProps {
  label: string;
  items: readonly DockItem[];
  /** The `href` of the page one is on. */
  current?: string | undefined;
  /** Let the router take the tap: call `event.preventDefault()`. */
  onGo?: ((href: string, event: MouseEvent) => void) | undefined;
}

export function Dock({ label, items, current, onGo }: DockProps) {
  return (
    <nav className="dock" aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          aria-current={item.href === current ? 'page' : undefined}
          onClick={(event) => onGo?.(item.href, event)}
        >
          <span className="spot">
            <Icon icon={item.icon} />
            {item.badge && <span className="badge">{item.badge}</span>}
          </span>
          {item.label}
        </a>
      ))}
    </nav>
  );
}
