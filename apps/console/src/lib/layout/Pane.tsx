import './Pane.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnsavedParts, useAskedPane } from '../forms/unsaved.ts';
import { useT } from '../texts/texts.ts';
import { useFocusReturn } from '../focus/use-focus-return.ts';

export interface PaneProps {
  title: ReactNode;
  /** Below the title, such as a number. */
  facts?: ReactNode;
  /** Beside the close button, such as previous and next. */
  tools?: ReactNode;
  close: () => void;
  /** There are changes that closing would lose; parts of the pane report theirs by `useUnsaved`. */
  changed?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}

/** One item beside its list, which stays usable. Esc, another row and Back close it, and ask first where a change would be lost. */
export function Pane({ title, facts, tools, close, changed = false, children, foot }: PaneProps) {
  const t = useT('console');
  const pane = useRef<HTMLElement>(null);
  const [parts] = useState(() => new Set<string>());
  useFocusReturn();
  const leave = useAskedPane(close, () => changed || parts.size > 0);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('.ant-modal-wrap, .ant-select-open, .ant-popover:not(.ant-popover-hidden)')
      )
        return;
      leave();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [leave]);
  return (
    <aside className="pane" ref={pane} aria-label={typeof title === 'string' ? title : undefined}>
      <header>
        <div className="grow">
          <h2>{title}</h2>
          {facts && <p className="small quiet">{facts}</p>}
        </div>
        {tools}
        <Button type="text" size="small" aria-label={t('close')} icon={<Icon icon={x} />} onClick={leave} />
      </header>
      <UnsavedParts.Provider value={parts}>
        <div className="inside">{children}</div>
        {foot && <footer>{foot}</footer>}
      </UnsavedParts.Provider>
    </aside>
  );
}
