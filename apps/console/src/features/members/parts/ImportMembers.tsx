import {
  membersConsoleCalls as calls,
  type Imported,
  type MemberField,
  type MemberList,
} from '@meetingapp/contract/members/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { MemberColumns } from './MemberColumns.tsx';

/** Import of a member file: shows the outcome of every row before anything is written. */
export function ImportMembers({ cid, list, close }: { cid: number; list: MemberList; close: () => void }) {
  const t = useT('membersConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [brought, setBrought] = useState<Imported | null>(null);
  const [columns, setColumns] = useState<(MemberField | null)[] | null>(null);
  const [assigning, setAssigning] = useState(false);
  const look = useChange(calls.bring);
  const wrong = useChange(calls.wrongRows);
  const write = useChange(calls.bring, { refreshes: changed });
  const told = columns ? { columns } : {};
  async function dryRun(next: File, replaces: boolean, said: typeof told = told) {
    const outcome = await look.change({ cid, listId: list.id, apply: false, replace: replaces, ...said }, next);
    if (!outcome.ok) return;
    setFile(next);
    setReplace(replaces);
    setBrought(outcome.answer.brought);
    setAssigning(!outcome.answer.brought.complete);
  }
  async function fetchWrong() {
    const outcome = file && (await wrong.change({ cid, listId: list.id, ...told }, file));
    if (outcome?.ok) saveFile(outcome.answer);
  }
  function another() {
    setBrought(null);
    setColumns(null);
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
    const outcome = await write.change(
      { cid, listId: list.id, apply: true, replace, seen: brought.seen, ...told },
      file,
    );
    if (outcome.ok) setBrought(outcome.answer.brought);
    else if (outcome.failure.name === 'changed_meanwhile') await dryRun(file, replace);
  }
  const foot = brought && counts && !assigning && (
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
      {counts.wrong > 0 && (
        <Button loading={wrong.busy} onClick={() => void fetchWrong()}>
          {t('importing.wrongFile')}
        </Button>
      )}
      {!brought.applied && <Button onClick={() => setAssigning(true)}>{t('importing.assign')}</Button>}
      <Button onClick={another}>{t('importing.another')}</Button>
      {brought.applied ? (
        // Needs a key: otherwise React reuses the previous button's element, which shows its spinner and label for a while.
        <Button key="close" type="primary" onClick={close}>
          {t('importing.close')}
        </Button>
      ) : (
        <ActButton
          key="apply"
          type="primary"
          lacks={{ noRows: changes === 0 }}
          loading={write.busy}
          onClick={() => void apply()}
        >
          {changes === 0 ? t('importing.applyNone') : t('importing.apply', { count: changes.toLocaleString('en') })}
        </ActButton>
      )}
    </div>
  );
  return (
    <Page
      title={t('importing.title')}
      facts={[pickLanguage(list.title, language), brought && file?.name].filter(Boolean).join(' · ')}
      actions={
        !brought?.applied && (
          <Button type="text" onClick={close}>
            {t('cancel')}
          </Button>
        )
      }
      foot={foot}
    >
      {brought && file && assigning ? (
        <MemberColumns
          columns={brought.columns}
          busy={look.busy}
          another={another}
          done={(next) => {
            setColumns(next);
            void dryRun(file, replace, { columns: next });
          }}
        />
      ) : brought && file ? (
        <ImportedRows
          key={brought.seen}
          brought={brought}
          replace={replace}
          busy={look.busy}
          setReplace={(next) => void dryRun(file, next)}
        />
      ) : (
        <SheetSource
          cid={cid}
          template={calls.template}
          hint={t('importing.hint')}
          busy={look.busy}
          take={(next) => void dryRun(next, false, {})}
        >
          <EarlierImports cid={cid} listId={list.id} />
        </SheetSource>
      )}
    </Page>
  );
}
