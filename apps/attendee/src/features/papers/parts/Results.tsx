import './Results.css';
import '@meetingapp/ui/Card.css';
import type { AskedPaper } from '@meetingapp/contract/papers.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { search } from '@meetingapp/ui/icons.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { inWords, langOf } from './words.ts';

const kinds = { oral: 'ok', poster: 'ok', publication: 'ok', under_review: 'soon', not_accepted: 'ended' } as const;

/** What became of the submissions that were found. */
export function Results({ cid, papers }: { cid: string; papers: readonly AskedPaper[] }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  if (papers.length === 0)
    return (
      <EmptyState
        icon={search}
        title={t('result.none')}
        text={t('result.noneText')}
        action={
          <To name="callPhone" query={{ cid }} className={buttonClass('soft', 'sm')}>
            {t('result.contacts')}
          </To>
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
            {title && <h3 lang={langOf(title, language)}>{inWords(title, language)}</h3>}
            <p className="next">
              {board !== '' && <b>{t('result.board', { board })}</b>}
              {t(`result.next.${result}`)}
            </p>
            {(id !== null || session !== null) && (
              <p className="acts">
                {id !== null && (
                  <To name="paper3" params={{ cid }} query={{ id }} className={buttonClass('soft', 'sm')}>
                    {t('result.open')}
                  </To>
                )}
                {session !== null && (
                  <To
                    name="calDetail"
                    params={{ calid: session }}
                    query={{ cid }}
                    className={buttonClass('soft', 'sm')}
                  >
                    {t('result.session')}
                  </To>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
