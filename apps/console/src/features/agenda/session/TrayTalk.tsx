import type { DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import { memo, type PointerEvent } from 'react';

interface TrayTalkProps {
  talk: DraftTalk;
  title: string;
  facts: string;
  chosen: boolean;
  mayChange: boolean;
  open: (id: number) => void;
  grab: (event: PointerEvent, talk: DraftTalk) => void;
}

/** A talk without a session: a click opens it, dragging puts it into one. */
export const TrayTalk = memo(function TrayTalk({ talk, title, facts, chosen, mayChange, open, grab }: TrayTalkProps) {
  return (
    <li>
      <button
        type="button"
        className="tray-talk"
        aria-current={chosen || undefined}
        onClick={() => open(talk.id)}
        onPointerDown={(event) => grab(event, talk)}
      >
        {mayChange && <Icon icon={gripVertical} />}
        <span className="grow">
          <b>{title}</b>
          <span className="small quiet-2">{facts}</span>
        </span>
      </button>
    </li>
  );
});
