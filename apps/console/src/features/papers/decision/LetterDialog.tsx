import { decisionCalls as calls } from '@meetingapp/contract/papers/decision.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { letterPlaces } from '@meetingapp/domain/papers/letter.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { BilingualText, TextAsRead } from '../../../lib/forms/BilingualText.tsx';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';

interface LetterProps {
  cid: number;
  /** Paper used in the preview; null: an example. */
  paperId: number | null;
  may: boolean;
  close: () => void;
}

/** Bilingual text and layout of the acceptance letter. */
export function LetterDialog(props: LetterProps) {
  const t = useT('papersReview');
  const asked = useCall(calls.letter, { cid: props.cid });
  return (
    <Dialog width={860} title={t('letter.title')} onCancel={props.close} footer={null}>
      <Answered asked={asked}>{(answer) => <Letter {...props} kept={answer} />}</Answered>
    </Dialog>
  );
}

function Letter({ cid, paperId, may, close, kept }: LetterProps & { kept: AnswerOf<typeof calls.letter> }) {
  const t = useT('papersReview');
  const c = useT('console');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [read, setRead] = useState<string | null>(null);
  const draft = useFieldDraft<Bilingual>(`letter-text/${cid}`, kept.letter);
  const save = useChange(calls.saveLetter, { refreshes: [calls.letter], said: t('letter.saved') });
  const conflicting = !save.busy && draft.conflicts.length > 0;
  const preview = useChange(calls.previewLetter);
  const filled = () => preview.change({ cid, paperId, language, letter: draft.value });
  async function look() {
    const outcome = await filled();
    if (outcome.ok) setRead(outcome.answer.html);
  }
  async function download() {
    const outcome = await filled();
    if (outcome.ok) saveFile({ name: outcome.answer.name, content: outcome.answer.pdf });
  }
  async function keep(letter: typeof draft.value) {
    const outcome = await save.change({ cid, seen: kept.version, letter });
    if (outcome.ok) draft.settle(letter);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.letter);
  }
  return (
    <div className="plan">
      <p className="quiet">{t('letter.text')}</p>
      {conflicting && (
        <DraftConflicts
          of={{ cid, subject: 'paper_call', id: cid }}
          draft={draft}
          labels={{ zh: c('text.languageZh'), en: c('text.languageEn') }}
        />
      )}
      {read === null ? (
        <BilingualText
          label={t('letter.title')}
          places={{
            label: t('letter.places'),
            names: letterPlaces.map((name) => ({ name, label: t(`letter.names.${name}`) })),
          }}
          files={false}
          disabled={!may}
          value={draft.value}
          onChange={draft.change}
          first={language}
          onLanguage={setLanguage}
        />
      ) : (
        <TextAsRead label={t('letter.read')} lang={language === 'zh' ? 'zh-CN' : 'en'} html={read} />
      )}
      <p className="row wrap">
        {read === null ? (
          <Button loading={preview.busy} onClick={() => void look()}>
            {t('letter.read')}
          </Button>
        ) : (
          <Button onClick={() => setRead(null)}>{t('letter.write')}</Button>
        )}
        <Button loading={preview.busy} onClick={() => void download()}>
          {t('letter.preview')}
        </Button>
        {may && kept.own && (
          <Button type="text" onClick={() => void keep({ zh: '', en: '' })}>
            {t('letter.usual')}
          </Button>
        )}
        <span className="grow" />
        <Button onClick={close}>{t('letter.close')}</Button>
        {may && (
          <ActButton
            type="primary"
            loading={save.busy}
            why={conflicting ? c('why.conflictsFirst') : draft.changed ? '' : c('why.nothingChanged')}
            onClick={() => void keep(draft.value)}
          >
            {t('letter.save')}
          </ActButton>
        )}
      </p>
    </div>
  );
}
