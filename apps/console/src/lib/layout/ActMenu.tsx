import { Dropdown, type MenuProps } from 'antd';
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

interface ActMenuProps {
  menu: Pick<MenuProps, 'items' | 'onClick'>;
  disabled?: boolean;
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>;
}

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

/**
 * A button with a menu of actions. Opened by a key, its first entry has the focus. Esc and a choice return the focus to the button, the
 * choice before its action runs: a dialog that it opens returns the focus to where it was.
 */
export function ActMenu({ menu, disabled = false, children }: ActMenuProps) {
  const [open, setOpen] = useState(false);
  /** What opened the menu, and whether by a key. */
  const [opened, setOpened] = useState<{ button: HTMLElement; byKey: boolean } | null>(null);
  function close() {
    setOpen(false);
    opened?.button.focus();
  }
  const renderEntries = (entries: ReactNode) => (
    <Entries focused={open && opened?.byKey === true} close={close}>
      {entries}
    </Entries>
  );
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      open={open && !disabled}
      onOpenChange={setOpen}
      // A menu that is opened again while it closes keeps its entries.
      destroyOnHidden
      popupRender={renderEntries}
      menu={{
        ...menu,
        onClick: (info) => {
          opened?.button.focus();
          menu.onClick?.(info);
        },
      }}
    >
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // A click by Enter or Space has no pointer.
        onClick: (event) => setOpened({ button: event.currentTarget, byKey: event.detail === 0 }),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open || disabled) return;
          event.preventDefault();
          setOpened({ button: event.currentTarget, byKey: true });
          setOpen(true);
        },
      })}
    </Dropdown>
  );
}

/** Frames that antd may take to show what it has mounted. */
const MOST_FRAMES = 20;

function Entries({ focused, close, children }: { focused: boolean; close: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    let frame = 0;
    function focusFirst(left: number) {
      const entry = box.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])');
      entry?.focus({ preventScroll: true });
      if (document.activeElement !== entry && left > 0) frame = requestAnimationFrame(() => focusFirst(left - 1));
    }
    focusFirst(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // A pane around the button stays open.
    event.preventDefault();
    close();
  }
  return (
    <div ref={box} onKeyDown={press}>
      {children}
    </div>
  );
}
