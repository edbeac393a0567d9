import './Feedback.css';
import '../actions/Button.css';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { feedbackStore } from './feedback.ts';
import { Icon } from '../icons/Icon.tsx';
import { check, circleAlert } from '../icons/icons.ts';

/** Renders the toast, the tip and the loading of `feedback.ts`; mount once, at the root. */
export function FeedbackMessages() {
  const { toast, topTip, loading } = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.get,
    feedbackStore.getServer,
  );
  const says = useRef<HTMLDivElement>(null);

  // Always open, because screen readers announce only changes inside visible elements; reopened for each message, so that it lies
  // above a sheet opened since.
  useLayoutEffect(() => {
    const node = says.current;
    if (!node?.showPopover) return;
    node.showPopover();
    return () => node.hidePopover();
  }, [toast, topTip, loading]);

  return (
    <div className="says" ref={says} popover="manual">
      {loading && <div className="veil" />}
      <div className="up" role="alert">
        {topTip && (
          <div className="toptip">
            <Icon icon={circleAlert} size="s" />
            {topTip}
          </div>
        )}
      </div>
      <div className="mid" role="status">
        {loading ? (
          <span className="toast">
            <span className="spin" aria-hidden="true" />
            {loading}
          </span>
        ) : (
          toast && (
            <span className="toast">
              {toast.success && <Icon icon={check} size="s" />}
              {toast.text}
            </span>
          )
        )}
      </div>
    </div>
  );
}
