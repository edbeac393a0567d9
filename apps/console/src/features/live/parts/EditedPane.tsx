import { App } from 'antd';
import type { ReactNode } from 'react';
import { VersionConflict } from '../../../lib/layout/VersionConflict.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { PaneFoot } from './PaneFoot.tsx';
import type { Edited } from './use-edited.ts';

interface EditedPaneProps {
  title: string;
  facts?: ReactNode;
  close: () => void;
  /** The saved state; null for a new one. */
  kept: { id: number; version: number } | null;
  subject: 'live_room' | 'live_series' | 'broadcast';
  edited: Edited;
  mayWrite: boolean;
  /** Confirmation text and action of deletion; resolves to true on success. */
  remove: { sure: string; run: () => Promise<boolean> };
  /** Replaces the default foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Pane for one item of the live setup: save, discard and delete in its foot; reports a concurrent change by somebody else. */
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
        <VersionConflict
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
