import './Page.css';
import '../actions/IconButton.css';
import type { MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface DockItem {
  href: string;
  label: string;
  icon: string;
  badge?: string | undefined;
}

export interface DockProps {
  label: string;
  items: readonly DockItem[];
  /** `href` of the current page. */
  current?: string | undefined;
  /** For client-side routing: call `event.preventDefault()`. */
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
