import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useDetail } from '../../../lib/programme/pieces.ts';
import { useT } from '../../../lib/texts.ts';

/** The abstract of a talk, opened at a tap; it may still be on its way. */
export function TalkAbstract({ cid, talkId }: { cid: string; talkId: number }) {
  const t = useT('agenda');
  const language = useLanguage();
  const abstract = useDetail(cid, 'abstracts', talkId);
  return (
    <details className="abstract">
      <summary>{t('abstract')}</summary>
      {abstract ? <p className="lines">{inWords(abstract, language)}</p> : <Skeleton height="1rem" />}
    </details>
  );
}
