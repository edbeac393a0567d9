import { mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { send } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { App, Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { TemplateLibrary } from '../template/TemplateLibrary.tsx';
import { previewable, type Finding } from '../view.ts';
import type { EditedMailing } from './use-mailing.ts';

interface EditorActionsProps {
  edited: EditedMailing;
  findings: readonly Finding[];
  /** Whose values a test has. */
  accountId: number | null;
  close: () => void;
  opened: (id: number) => void;
}

/** Test, save, and send after a question that says to how many. */
export function EditorActions({ edited, findings, accountId, close, opened }: EditorActionsProps) {
  const t = useT('mailing');
  const c = useT('console');
  const language = useLanguage();
  const { message, modal } = App.useApp();
  const { cid, id, version, may, draft, value, check, busy, submit, saveDraft } = edited;
  const test = useChange(calls.test);
  const start = useChange(calls.start, { refreshes: [calls.list, calls.read] });
  const wrong = findings.find(({ level }) => level === 'bad')?.text ?? '';
  const { startsAt } = value;
  const [opening] = useState(Date.now);
  const [library, setLibrary] = useState(false);
  const isLater = startsAt !== null && Date.parse(startsAt) > opening;
  const conflicts = draft.conflicts.length > 0;
  const mute = [value.subject, value.body].some(({ zh, en }) => (zh + en).trim() === '');
  async function sendTest() {
    const outcome = await test.change({ cid, mailing: previewable(value), accountId, language });
    if (outcome.ok) void message.success(t('tested', { address: outcome.answer.sentTo }), 4);
  }
  async function begin() {
    const kept = id !== null && version !== null && !draft.changed ? { id, version } : await submit();
    if (!kept) return;
    const outcome = await start.change({ cid, id: kept.id, seen: kept.version });
    if (outcome.ok) void message.success(t(isLater ? 'scheduled' : 'started'), 3);
    if (outcome.ok || id === null) opened(kept.id);
  }
  function ask() {
    modal.confirm({
      title: t('startAsk', { count: (check?.recipients ?? 0).toLocaleString('en') }),
      content:
        isLater && startsAt !== null ? t('startAskLater', { time: momentText(startsAt, language) }) : t('startAskText'),
      okText: t(isLater ? 'startLater' : 'start'),
      cancelText: t('cancel'),
      onOk: begin,
    });
  }
  if (!may) return <Button onClick={close}>{t('back')}</Button>;
  return (
    <>
      <Button onClick={close}>{t('back')}</Button>
      <Button aria-haspopup="dialog" onClick={() => setLibrary(true)}>
        {t('templates.open')}
      </Button>
      {library && <TemplateLibrary edited={edited} close={() => setLibrary(false)} />}
      <More edited={edited} close={close} />
      <ActButton why={mute ? t('checks.noText') : ''} loading={test.busy} onClick={() => void sendTest()}>
        {t('test')}
      </ActButton>
      <ActButton
        why={conflicts ? c('why.conflictsFirst') : draft.changed ? '' : c('why.nothingChanged')}
        loading={busy}
        onClick={() => void saveDraft()}
      >
        {t('save')}
      </ActButton>
      <ActButton type="primary" why={wrong} icon={<Icon icon={send} />} loading={start.busy} onClick={ask}>
        {t(isLater ? 'startLater' : 'start')}
      </ActButton>
    </>
  );
}

function More({ edited, close }: Pick<EditorActionsProps, 'edited' | 'close'>) {
  const t = useT('mailing');
  const { modal } = App.useApp();
  const { cid, id, draft, value, forget } = edited;
  const remove = useChange(calls.remove, { refreshes: [calls.list] });
  const acts = [
    ...(draft.changed ? [{ key: 'discard', label: t('discard') }] : []),
    ...(id === null ? [] : [{ key: 'remove', label: t('remove'), danger: true }]),
  ];
  function act(key: string) {
    if (key === 'discard') return forget();
    if (id === null) return;
    modal.confirm({
      title: t('removeAsk', { name: value.name || t('untitled') }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (!(await remove.change({ cid, id })).ok) return;
        forget();
        close();
      },
    });
  }
  if (acts.length === 0) return null;
  return (
    <ActMenu menu={{ items: acts, onClick: ({ key }) => act(key) }}>
      <Button>{t('more')}</Button>
    </ActMenu>
  );
}
