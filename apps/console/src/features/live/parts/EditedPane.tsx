import { App } from 'antd';
import type { ReactNode } from 'react';
import { Clash } from '../../../lib/Clash.tsx';
import { useCid } from '../../../lib/conference.ts';
import { History } from '../../../lib/History.tsx';
import { Pane } from '../../../lib/Pane.tsx';
import { useT } from '../../../lib/texts.ts';
import { PaneFoot } from './PaneFoot.tsx';
import type { Edited } from './use-edited.ts';

interface EditedPaneProps {
  title: string;
  facts?: ReactNode;
  close: () => void;
  /** As the server has it; null: a new one. */
  kept: { id: number; version: number } | null;
  subject: 'live_room' | 'live_series' | 'broadcast';
  edited: Edited;
  mayWrite: boolean;
  /** What is asked before it is deleted, and whether that worked. */
  remove: { sure: string; run: () => Promise<boolean> };
  /** Instead of the usual foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One thing of live beside its list: saved, let go of or deleted in its foot; what somebody else saved meanwhile is said. */
export function EditedPane({ title, facts, close, kept, subject, edited, mayWrite, remove, ...rest }: EditedPaneProps) {
  const t = useT('liveConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const { changed, busy, forget, clash, settled, submit } = edited;
  async function askRemove() {
    const sure = await modal.confirm({ title: remove.sure, okText: t('remove') });
    if (sure && (await remove.run())) close();
  }
  function showTheirs() {
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
            mayWrite={mayWrite}
            save={() => void submit()}
            forget={forget}
            remove={() => void askRemove()}
          />
        )
      }
    >
      {clash && kept && (
        <Clash
          said={t('conflict')}
          theirs={t('showTheirs')}
          mine={t('keepMine')}
          showTheirs={showTheirs}
          keepMine={() => void submit(kept.version)}
        />
      )}
      {rest.children}
      {kept && <History cid={cid} subject={subject} id={kept.id} />}
    </Pane>
  );
}
