import '../parts/home-editor.css';
import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { history as historyIcon } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { UndoButtons } from '../../../lib/layout/UndoButtons.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { useHistory } from '../../../lib/forms/use-history.ts';
import { HistoryPane } from '../draft/HistoryPane.tsx';
import { PlanDialog } from '../draft/PlanDialog.tsx';
import { useSavedDraft } from '../draft/use-saved-draft.ts';
import { EditorBody, editorParts, type EditorPart } from '../parts/EditorBody.tsx';
import { untranslated, type EditedHome } from '../view.ts';

type Read = AnswerOf<(typeof homeConsoleCalls)['read']>;

/** Home page editor: blocks, a live phone preview, and the form of the chosen block. */
export function HomeEditor() {
  const cid = useCid();
  const asked = useCall(homeConsoleCalls.read, { cid });
  const t = useT('homeConsole');
  if (asked.answer) return <Editor key={cid} cid={cid} read={asked.answer} />;
  return (
    <Page title={t('home')}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}

function Editor({ cid, read }: { cid: number; read: Read }) {
  const t = useT('homeConsole');
  const c = useT('console');
  const own = useLanguage();
  const [part, setPart] = useState<EditorPart>('blocks');
  const [past, setPast] = useState(false);
  const [planning, setPlanning] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const base = read.draft ?? read;
  // Each part of the content is a field of its own, so that two people may edit different parts.
  const draft = useFieldDraft<EditedHome['content'] & Pick<EditedHome, 'theme'>>(`home/${cid}`, {
    ...base.content,
    theme: base.theme,
  });
  const steps = useHistory(draft.value, draft.change);
  const edit = (changed: Partial<typeof draft.value>) => steps.change({ ...draft.value, ...changed });
  const conflicting = draft.conflicts.length > 0;
  const { theme, ...content } = draft.value;
  const value: EditedHome = { content, theme };
  const seen = read.draft?.version ?? 0;
  const publish = useChange(homeConsoleCalls.save, { refreshes: [homeConsoleCalls.read], said: t('online') });
  const drop = useChange(homeConsoleCalls.drop, { refreshes: [homeConsoleCalls.read] });
  const kept = useSavedDraft({
    cid,
    seen,
    typed: draft.changed && !conflicting && !publish.busy && !drop.busy ? value : null,
    settle: () => draft.settle(draft.value),
  });
  const missing = untranslated(content);
  const dirty = draft.changed || read.draft !== null;

  async function goLive(): Promise<void> {
    const outcome = await publish.change({ cid, version: read.version, ...value });
    if (outcome.ok) draft.settle(draft.value);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(homeConsoleCalls.read);
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
  }
  async function discard(): Promise<void> {
    // What is being saved becomes the draft that is discarded.
    const newest = (await kept.underway()) ?? seen;
    const outcome = newest > 0 ? await drop.change({ cid, seen: newest }) : null;
    // A draft that the server still has would come back without what was typed since.
    if (outcome?.ok !== false) draft.forget();
  }
  const publishByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (dirty && !conflicting && !publish.busy) void goLive();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => publishByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const fact = (): string => {
    if (kept.fault !== '') return kept.fault;
    if (!dirty) return t('same');
    if (kept.saving || draft.changed || !read.draft) return t('keeping');
    const { by, at, liveAt } = read.draft;
    return liveAt === null
      ? t('kept', { at: momentText(at, own), by })
      : t('keptPlanned', { at: momentText(liveAt, own) });
  };
  return (
    <Page
      title={t('home')}
      facts={missing > 0 ? `${fact()} · ${t('missing', { count: missing })}` : fact()}
      actions={
        <>
          <UndoButtons undo={steps.undo} redo={steps.redo} />
          <ActButton type="text" icon={<Icon icon={historyIcon} />} aria-expanded={past} onClick={() => setPast(!past)}>
            {t('history')}
          </ActButton>
          <ActButton why={dirty ? '' : c('why.nothingChanged')} loading={drop.busy} onClick={() => void discard()}>
            {t('back')}
          </ActButton>
          <ActButton
            why={read.draft && !draft.changed ? '' : dirty ? t('keptFirst') : c('why.nothingChanged')}
            onClick={() => setPlanning(true)}
          >
            {t('plan')}
          </ActButton>
          <ActButton
            type="primary"
            loading={publish.busy}
            aria-keyshortcuts="Control+Enter"
            why={conflicting ? c('why.conflictsFirst') : dirty ? '' : c('why.nothingChanged')}
            onClick={() => void goLive()}
          >
            {t('publish')}
          </ActButton>
        </>
      }
      bar={
        <Segmented<EditorPart>
          value={part}
          onChange={setPart}
          options={editorParts.map((name) => ({ value: name, label: t(name) }))}
        />
      }
      pane={
        past && (
          <HistoryPane
            cid={cid}
            close={() => setPast(false)}
            take={(home) => {
              edit({ ...home.content, theme: home.theme });
              setPast(false);
            }}
          />
        )
      }
    >
      <EditorBody
        cid={cid}
        part={part}
        setPart={setPart}
        read={read}
        value={value}
        draft={draft}
        change={edit}
        fault={(field) => faults[field]}
      />
      {planning && read.draft && (
        <PlanDialog cid={cid} seen={seen} liveAt={read.draft.liveAt} close={() => setPlanning(false)} />
      )}
    </Page>
  );
}
