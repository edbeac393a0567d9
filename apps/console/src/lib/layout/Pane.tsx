import './Pane.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../texts/texts.ts';

export interface PaneProps {
  title: ReactNode;
  /** Below the title, such as a number. */
  facts?: ReactNode;
  /** Beside the close button, such as previous and next. */
  tools?: ReactNode;
  close: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** One item beside its list, which stays usable. Esc closes it. */
export function Pane({ title, facts, tools, close, children, foot }: PaneProps) {
  const t = useT('console');
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('.ant-modal-wrap, .ant-select-open')
      )
        return;
      close();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [close]);
  return (
    <aside className="pane" ref={pane} aria-label={typeof title === 'string' ? title : undefined}>
      <header>
        <div className="grow">
          <h2>{title}</h2>
          {facts && <p className="small quiet">{facts}</p>}
        </div>
        {tools}
        <Button type="text" size="small" aria-label={t('close')} icon={<Icon icon={x} />} onClick={close} />
      </header>
      <div className="inside">{children}</div>
      {foot && <footer>{foot}</footer>}
    </aside>
  );
}
