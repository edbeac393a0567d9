import './ResultList.css';
import '@meetingapp/ui/layout/Card.css';
import type { AskedPaper } from '@meetingapp/contract/papers/result.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { langOf } from '../parts/bilingual-text.ts';

const kinds = { oral: 'ok', poster: 'ok', publication: 'ok', under_review: 'soon', not_accepted: 'ended' } as const;

/** Decisions on the submissions found. */
export function ResultList({ cid, papers }: { cid: string; papers: readonly AskedPaper[] }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  if (papers.length === 0)
    return (
      <EmptyState
        icon={search}
        title={t('result.none')}
        text={t('result.noneText')}
        action={
          <Link name="callPhone" query={{ cid }} className={buttonClass('soft', 'sm')}>
            {t('result.contacts')}
          </Link>
        }
      />
    );
  return (
    <section className="pa-results">
      <h2 className="t-lg">{t('result.found', { count: papers.length })}</h2>
      <ul>
        {papers.map(({ number, title, result, board, id, session }) => (
          <li key={number} className="card">
            <p className="top">
              <Tag kind={kinds[result]}>{t(`result.kinds.${result}`)}</Tag>
              <span>{number}</span>
            </p>
            {title && <h3 lang={langOf(title, language)}>{pickLanguage(title, language)}</h3>}
            <p className="next">
              {board !== '' && <b>{t('result.board', { board })}</b>}
              {t(`result.next.${result}`)}
            </p>
            {(id !== null || session !== null) && (
              <p className="acts">
                {id !== null && (
                  <Link name="paper3" params={{ cid }} query={{ id }} className={buttonClass('soft', 'sm')}>
                    {t('result.open')}
                  </Link>
                )}
                {session !== null && (
                  <Link
                    name="calDetail"
                    params={{ calid: session }}
                    query={{ cid }}
                    className={buttonClass('soft', 'sm')}
                  >
                    {t('result.session')}
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
