import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useAudienceText } from '../mailing/use-audience-text.ts';
import type { ReadMailing } from '../mailing/use-mailing.ts';

/** What was sent to whom, as it was written. */
export function SentTextPane({ kept, close }: { kept: ReadMailing; close: () => void }) {
  const t = useT('mailing');
  const cid = useCid();
  const audienceText = useAudienceText();
  const { mailing, listed } = kept;
  const { subject, body } = mailing.texts;
  return (
    <Pane title={t('report.text')} facts={audienceText(mailing.audience)} close={close}>
      <div className="sent-text">
        {(['zh', 'en'] as const).map((language) => (
          <section key={language} lang={language === 'zh' ? 'zh-CN' : 'en'}>
            <h3>{subject[language]}</h3>
            <p>{body[language]}</p>
          </section>
        ))}
        {mailing.link !== '' && <p className="small quiet-2">{t('preview.opens', { link: mailing.link })}</p>}
      </div>
      <History cid={cid} subject="mailing" id={listed.id} />
    </Pane>
  );
}
