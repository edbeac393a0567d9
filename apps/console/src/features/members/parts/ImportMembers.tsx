import { membersConsoleCalls as calls, type Brought, type MemberList } from '@meetingapp/contract/members-console.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';
import { BroughtRows } from './BroughtRows.tsx';
import { ImportSource } from './ImportSource.tsx';

/** A file of members, from the choice to what it did: nothing is written before one has seen what would become of every row. */
export function ImportMembers({ cid, list, close }: { cid: number; list: MemberList; close: () => void }) {
  const t = useT('membersConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  const look = useChange(calls.bring);
  const write = useChange(calls.bring, { refreshes: changed });
  async function dryRun(next: File, replaces: boolean) {
    const outcome = await look.change({ cid, listId: list.id, apply: false, replace: replaces }, next);
    if (!outcome.ok) return;
    setFile(next);
    setReplace(replaces);
    setBrought(outcome.answer.brought);
  }
  const counts = brought?.counts;
  const changes = counts ? counts.new + counts.change + counts.removed : 0;
  async function apply() {
    if (!file || !brought || !counts) return;
    const sure =
      counts.removed === 0 ||
      (await modal.confirm({
        title: t('importing.sure', { count: counts.removed.toLocaleString('en') }),
        okText: t('importing.apply', { count: changes.toLocaleString('en') }),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
      }));
    if (!sure) return;
    const outcome = await write.change({ cid, listId: list.id, apply: true, replace, seen: brought.seen }, file);
    if (outcome.ok) setBrought(outcome.answer.brought);
    else if (outcome.failure.name === 'changed_meanwhile') await dryRun(file, replace);
  }
  const foot = brought && counts && (
    <div className="members-foot">
      <span className="grow" role="status">
        {brought.applied ? (
          <>
            <b>
              {t('importing.done', {
                fresh: counts.new.toLocaleString('en'),
                change: counts.change.toLocaleString('en'),
                removed: counts.removed.toLocaleString('en'),
              })}
            </b>{' '}
            {counts.wrong > 0 && t('importing.left', { count: counts.wrong.toLocaleString('en') })}
          </>
        ) : (
          <span className="quiet">{t('importing.nothing')}</span>
        )}
      </span>
      <Button onClick={() => setBrought(null)}>{t('importing.another')}</Button>
      {brought.applied ? (
        // A button of its own: one that goes over from another keeps its wheel for a while, and is called by it.
        <Button key="close" type="primary" onClick={close}>
          {t('importing.close')}
        </Button>
      ) : (
        <Button key="apply" type="primary" disabled={changes === 0} loading={write.busy} onClick={() => void apply()}>
          {changes === 0 ? t('importing.applyNone') : t('importing.apply', { count: changes.toLocaleString('en') })}
        </Button>
      )}
    </div>
  );
  return (
    <Page
      title={t('importing.title')}
      facts={[list.title[language] || list.title.zh, brought && file?.name].filter(Boolean).join(' · ')}
      actions={
        !brought?.applied && (
          <Button type="text" onClick={close}>
            {t('cancel')}
          </Button>
        )
      }
      foot={foot}
    >
      {brought && file ? (
        <BroughtRows
          key={brought.seen}
          brought={brought}
          replace={replace}
          busy={look.busy}
          setReplace={(next) => void dryRun(file, next)}
        />
      ) : (
        <ImportSource cid={cid} busy={look.busy} take={(next) => void dryRun(next, false)} />
      )}
    </Page>
  );
}
