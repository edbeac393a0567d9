import './ScrollWrapper.css';
import type { ReactNode, Ref, UIEventHandler } from 'react';

export interface ScrollWrapperProps {
  /** Free space above and below, in rem of the layout (1 = 100 design pixels), in addition to the safe area. */
  top?: number | undefined;
  bottom?: number | undefined;
  /** Accessible name of the region, which is focusable so that it can be scrolled by keyboard. */
  label: string;
  onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A scrolling region between a fixed head and foot. */
export function ScrollWrapper({ top = 0, bottom = 0, label, onScroll, ref, children }: ScrollWrapperProps) {
  return (
    <div
      className="scroll-wrapper"
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      style={{
        top: `calc(${top}rem + env(safe-area-inset-top, 0px))`,
        bottom: `calc(${bottom}rem + env(safe-area-inset-bottom, 0px))`,
      }}
    >
      {children}
    </div>
  );
}
