import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import type { ShownQuestion } from '@meetingapp/contract/exam/attempt.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const SEED_BYTES = 8;

/** A seed as papers have it: 16 hexadecimal digits. */
const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The paper that one person would get, as the phone shows it: no keys are sent. Another seed draws another person's paper. */
export function PaperPreview({ examId, close }: { examId: number; close: () => void }) {
  const t = useT('examConsole');
  const l = useT('layout');
  const cid = useCid();
  const own = useLanguage();
  const [seed, setSeed] = useState(newSeed);
  const [language, setLanguage] = useState<Language>(own);
  const asked = useCall(calls.preview, { cid, examId, seed, language });
  return (
    <Dialog title={t('preview.title')} footer={null} width={520} onCancel={close}>
      <div className="row">
        <Segmented<Language>
          aria-label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: l('nativeZh') },
            { value: 'en', label: l('nativeEn') },
          ]}
        />
        <Button onClick={() => setSeed(newSeed())}>{t('preview.another')}</Button>
        <span className="small quiet">{t('preview.seed', { seed })}</span>
      </div>
      <Answered asked={asked}>
        {({ items }) => (
          <ol className="exam-preview" lang={language === 'zh' ? 'zh-CN' : 'en'}>
            {items.map(({ code, points, stem, media, question }, at) => (
              <li key={code}>
                <p className="small quiet">
                  {at + 1} · {t(`kinds.${question.kind}`)} · {t('each', { points })} · {code}
                </p>
                <p>{stem}</p>
                {media?.kind === 'picture' && <img src={media.address} alt={media.alt} />}
                <Choices question={question} />
              </li>
            ))}
          </ol>
        )}
      </Answered>
      <p className="small quiet">{t('preview.note')}</p>
    </Dialog>
  );
}

/** What a person chooses from; questions that are answered in other ways show their picture or parts. */
function Choices({ question }: { question: ShownQuestion }) {
  if (question.kind === 'case')
    return question.parts.map((part, at) => (
      <section key={at}>
        <p>{part.stem}</p>
        <Choices question={part.question} />
      </section>
    ));
  if (question.kind === 'spot') return <img src={question.picture.address} alt={question.picture.alt} />;
  if (!('options' in question)) return null;
  const matches = 'matches' in question ? question.matches : [];
  return (
    <ul>
      {[...question.options, ...matches].map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
}
