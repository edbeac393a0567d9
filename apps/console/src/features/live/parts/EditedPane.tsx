import { App } from 'antd';
import type { ReactNode } from 'react';
import { DraftConflicts, type Describe } from '../../../lib/forms/DraftConflicts.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { PaneFoot } from './PaneFoot.tsx';
import type { Edited } from './use-edited.ts';

interface EditedPaneProps<Value extends object> {
  title: string;
  facts?: ReactNode;
  close: () => void;
  /** The saved state; null for a new one. */
  kept: { id: number; version: number } | null;
  subject: 'live_room' | 'live_series' | 'broadcast';
  edited: Edited<Value>;
  /** How values that are numbers or words of the program are shown beside a colleague's. */
  describe: Describe<Value>;
  mayWrite: boolean;
  /** Confirmation text and action of deletion; resolves to true on success. */
  remove: { sure: string; run: () => Promise<boolean> };
  /** Replaces the default foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Pane for one item of the live setup: save, discard and delete in its foot; reports a concurrent change by somebody else. */
export function EditedPane<Value extends object>({
  title,
  facts,
  close,
  kept,
  subject,
  edited,
  describe,
  mayWrite,
  remove,
  ...rest
}: EditedPaneProps<Value>) {
  const t = useT('liveConsole');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const { draft, changed, busy, forget, clash, settled, submit } = edited;
  const conflicting = draft.conflicts.length > 0;
  async function askRemove() {
    const sure = await modal.confirm({ title: remove.sure, okText: t('remove') });
    if (sure && (await remove.run())) close();
  }
  function discard() {
    forget();
    settled();
  }
  return (
    <Pane
      title={title}
      facts={facts}
      close={close}
      foot={
        rest.foot ?? (
          <PaneFoot
            fresh={kept === null}
            changed={changed}
            busy={busy}
            mayWrite={mayWrite && !conflicting}
            save={() => void submit()}
            forget={discard}
            remove={() => void askRemove()}
          />
        )
      }
    >
      {kept && <DraftConflicts of={{ cid, subject, id: kept.id }} draft={draft} describe={describe} />}
      {clash && !conflicting && (
        <p className="note soon" role="alert">
          {c('conflict.merged')}
        </p>
      )}
      {rest.children}
      {kept && <History cid={cid} subject={subject} id={kept.id} />}
    </Pane>
  );
}
