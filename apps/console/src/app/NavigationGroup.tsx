import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { useState, type ReactNode } from 'react';
import { storage } from '../platform/storage.ts';

const foldedGroups = (): string[] => (storage.get('folded') ?? '').split(' ').filter(Boolean);

/** A group of pages that can be folded; folded, it shows only the page that is open. The choice is kept in this browser. */
export function NavigationGroup({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => !foldedGroups().includes(name));
  if (title === '') return <div role="group">{children}</div>;
  function toggle() {
    const others = foldedGroups().filter((one) => one !== name);
    storage.set('folded', (isOpen ? [...others, name] : others).join(' '));
    setOpen(!isOpen);
  }
  return (
    <div role="group" aria-label={title} className={isOpen ? '' : 'folded'}>
      <button type="button" className="group" aria-expanded={isOpen} onClick={toggle}>
        <Icon icon={chevronRight} />
        {title}
      </button>
      {children}
    </div>
  );
}
