import '../parts/home-editor.css';
import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { BlocksForm } from '../content/BlocksForm.tsx';
import { HomeFrame } from '../template/HomeFrame.tsx';
import { LookForm } from '../template/LookForm.tsx';
import { NewsForm } from '../content/NewsForm.tsx';
import { RoomsForm } from '../content/RoomsForm.tsx';
import { VenueForm } from '../floor/VenueForm.tsx';
import { ViewsForm } from '../content/ViewsForm.tsx';
import { PopupForm } from '../content/PopupForm.tsx';
import { TilesForm } from '../content/TilesForm.tsx';
import { previewInfo, untranslated, withPopup, type EditedHome } from '../view.ts';

type Read = AnswerOf<(typeof homeConsoleCalls)['read']>;

/** Home page editor with a live phone preview. */
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

const forms = {
  look: LookForm,
  tiles: TilesForm,
  blocks: BlocksForm,
  news: NewsForm,
  venue: VenueForm,
  rooms: RoomsForm,
  popup: PopupForm,
  views: ViewsForm,
} as const;
type Part = keyof typeof forms;

function Editor({ cid, read }: { cid: number; read: Read }) {
  const t = useT('homeConsole');
  const c = useT('console');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [part, setPart] = useState<Part>('tiles');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  // Each part of the content is a field of its own, so that two people may edit different parts.
  const draft = useFieldDraft<EditedHome['content'] & Pick<EditedHome, 'theme'>>(`home/${cid}`, {
    ...read.content,
    theme: read.theme,
  });
  const conflicting = draft.conflicts.length > 0;
  const { change, busy } = useChange(homeConsoleCalls.save, {
    refreshes: [homeConsoleCalls.read],
    said: t('online'),
  });
  const { theme, ...content } = draft.value;
  const value: EditedHome = { content, theme };
  const news = useCall(homeConsoleCalls.news, { cid, columnIds: value.content.newsColumns });
  const info = previewInfo(read.shown[language], value, language, news.answer?.[language]);
  const missing = untranslated(value.content);

  async function save() {
    const outcome = await change({ cid, version: read.version, ...value });
    if (outcome.ok) draft.settle(draft.value);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(homeConsoleCalls.read);
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (draft.changed && !conflicting && !busy) void save();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const Form = forms[part];
  return (
    <Page
      title={t('home')}
      facts={missing > 0 ? t('missing', { count: missing }) : t(draft.changed ? 'unsaved' : 'same')}
      actions={
        <>
          <ActButton why={draft.changed ? '' : c('why.nothingChanged')} onClick={draft.forget}>
            {t('back')}
          </ActButton>
          <ActButton
            type="primary"
            loading={busy}
            why={conflicting ? c('why.conflictsFirst') : draft.changed ? '' : c('why.nothingChanged')}
            onClick={() => void save()}
          >
            {t('publish')}
          </ActButton>
        </>
      }
      bar={
        <Segmented<Part>
          value={part}
          onChange={setPart}
          options={(Object.keys(forms) as Part[]).map((name) => ({ value: name, label: t(name) }))}
        />
      }
    >
      <div className="home-editor">
        <section className="form" aria-label={t(part)}>
          <DraftConflicts of={{ cid, subject: 'home', id: cid }} draft={draft} />
          <Form
            value={value}
            change={draft.change}
            changeTheme={(changed) => draft.change({ theme: { ...value.theme, ...changed } })}
            info={info}
            language={language}
            fault={(field) => faults[field]}
          />
        </section>
        <section className="stage" aria-label={t('preview')}>
          <Segmented
            size="small"
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'zh', label: t('languageZh') },
              { value: 'en', label: t('languageEn') },
            ]}
          />
          <HomeFrame info={part === 'popup' ? withPopup(info, value.content, language) : info} language={language} />
        </section>
      </div>
    </Page>
  );
}
