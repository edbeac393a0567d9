import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { homeBlocks, type HomeBlock } from '@meetingapp/domain/home/blocks.ts';
import { templateOf } from '@meetingapp/domain/home/templates.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import type { FieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BlockList } from '../content/BlockList.tsx';
import { BlockPanel } from '../content/BlockPanel.tsx';
import { PopupForm } from '../content/PopupForm.tsx';
import { ViewsForm } from '../content/ViewsForm.tsx';
import { VenueForm } from '../floor/VenueForm.tsx';
import { HomeFrame } from '../template/HomeFrame.tsx';
import { LookForm } from '../template/LookForm.tsx';
import { ViewAs } from '../template/ViewAs.tsx';
import { previewInfo, rolesSeen, withPopup, type EditedHome, type SeenAs } from '../view.ts';
import type { EditorFormProps } from './editor-form-props.ts';

const forms = { venue: VenueForm, popup: PopupForm, views: ViewsForm } as const;

export const editorParts = ['blocks', 'look', 'venue', 'popup', 'views'] as const;
export type EditorPart = (typeof editorParts)[number];

type Fields = EditedHome['content'] & Pick<EditedHome, 'theme'>;

interface EditorBodyProps {
  cid: number;
  part: EditorPart;
  setPart: (part: EditorPart) => void;
  read: AnswerOf<(typeof homeConsoleCalls)['read']>;
  value: EditedHome;
  draft: FieldDraft<Fields>;
  change: (changed: Partial<Fields>) => void;
  fault: EditorFormProps['fault'];
}

/**
 * Blocks, preview and form; the parts with wide forms have no list of blocks, and the templates, which are previews themselves, no preview
 * beside them.
 */
export function EditorBody({ cid, part, setPart, read, value, draft, change, fault }: EditorBodyProps) {
  const t = useT('homeConsole');
  const [language, setLanguage] = useState(useLanguage());
  const [seenAs, setSeenAs] = useState<SeenAs>({ role: 'visitor', at: null });
  const [chosen, setChosen] = useState<HomeBlock>('tiles');
  const { role, at } = seenAs;
  const then = useCall(homeConsoleCalls.shown, { cid, at: at ?? read.shown.zh.now }, { enabled: at !== null });
  const news = useCall(homeConsoleCalls.news, { cid, columnIds: value.content.newsColumns });
  const base = (at === null ? null : then.answer) ?? read.shown;
  const info = previewInfo(base[language], value, language, at === null ? news.answer?.[language] : undefined);
  const template = templateOf(value.theme.template);
  const own: readonly HomeBlock[] = homeBlocks[template];
  const block = own.includes(chosen) ? chosen : 'tiles';
  const as = role === 'visitor' && at === null ? null : { roles: rolesSeen({ role, at }), at: at ?? info.now };
  const changeTheme = (changed: Partial<EditedHome['theme']>) => change({ theme: { ...value.theme, ...changed } });
  const form = { value, change, changeTheme, info, language, as, fault };
  const seen = (
    <div className="seen">
      <Segmented
        size="small"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'zh', label: t('languageZh') },
          { value: 'en', label: t('languageEn') },
        ]}
      />
      <ViewAs conference={info.conference} value={seenAs} onChange={setSeenAs} />
    </div>
  );
  if (part === 'look')
    return (
      <div className="home-editor whole">
        <section className="form" aria-label={t('look')}>
          <DraftConflicts of={{ cid, subject: 'home', id: cid }} draft={draft} />
          {seen}
          <LookForm {...form} />
        </section>
      </div>
    );
  const Form = part === 'blocks' ? null : forms[part];
  return (
    <div className={part === 'blocks' ? 'home-editor by-block' : 'home-editor'}>
      {part === 'blocks' && (
        <section className="blocks" aria-label={t('blockList')}>
          <DraftConflicts of={{ cid, subject: 'home', id: cid }} draft={draft} />
          <BlockList
            content={value.content}
            template={template}
            chosen={block}
            onChoose={setChosen}
            onChange={(blocks) => change({ blocks })}
          />
        </section>
      )}
      {Form && (
        <section className="form" aria-label={t(part)}>
          <DraftConflicts of={{ cid, subject: 'home', id: cid }} draft={draft} />
          <Form {...form} />
        </section>
      )}
      <section className="stage" aria-label={t('preview')}>
        {seen}
        <HomeFrame
          info={part === 'popup' ? withPopup(info, value.content, language) : info}
          language={language}
          as={as}
        />
      </section>
      {part === 'blocks' && <BlockPanel block={block} toVenue={() => setPart('venue')} {...form} />}
    </div>
  );
}
