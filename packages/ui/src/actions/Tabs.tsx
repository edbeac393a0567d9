import './Tabs.css';
import './IconButton.css';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; count?: string | undefined }[];
  current: string;
  onChange: (id: string) => void;
  /** True when the panel scrolls: it is then focusable by keyboard. */
  scrolls?: boolean | undefined;
  /** Panel of the current tab. */
  children: ReactNode;
}

/** Tabs of a page. Arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, current, onChange, scrolls, children }: TabsProps) {
  const id = useId();

  function key(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === current);
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab || to === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={key}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className={tab.id === current ? 'on' : undefined}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count && <span className="badge">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
    </>
  );
}
