import '@meetingapp/ui/layout/Card.css';
import './PersonWorks.css';
import { personCalls } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight, play } from '@meetingapp/ui/icons/icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf } from '../../../shared/player/clock-of.ts';

/** Films of a person's own talks, each from where the talk begins, and their papers; nothing where there are none. */
export function PersonWorks({ cid, expertId }: { cid: string; expertId: number }) {
  const t = useT('people');
  const agenda = useT('agenda');
  const language = useLanguage();
  const { answer } = useCall(personCalls.works, { cid: Number(cid), expertId }, { quiet: true, kept: true });
  if (!answer) return null;
  const { papers, films } = answer;
  return (
    <>
      {films.length > 0 && (
        <section>
          <div className="head">
            <h2>{t('films')}</h2>
            <span>{t('filmCount', { count: films.length })}</span>
          </div>
          <ul className="person-films">
            {films.map(({ vid, title, cover, at, milliseconds }) => (
              <li key={`${vid}/${at}`}>
                <Link name="revideo" params={{ vid }} query={{ cid, ...(at > 0 ? { at } : {}) }}>
                  <span className="thumb">
                    {cover === null ? (
                      <Icon icon={play} size="l" />
                    ) : (
                      <img src={smallPicture(cover, 512)} alt="" loading="lazy" />
                    )}
                    {milliseconds !== null && <span className="length">{clockOf(milliseconds)}</span>}
                  </span>
                  <b>{pickLanguage(title, language)}</b>
                  {at > 0 && <span className="from">{t('filmFrom', { time: clockOf(at) })}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {papers.length > 0 && (
        <section>
          <div className="head">
            <h2>{t('papers')}</h2>
            <span>{t('paperCount', { count: papers.length })}</span>
          </div>
          <div className="list">
            {papers.map(({ id, number, title, result }) => (
              <PaperLink key={id} cid={cid} id={id} poster={result === 'poster'}>
                <span className="grow">
                  <b>{pickLanguage(title, language)}</b>
                  <span className="li-text">
                    {[agenda(`found.results.${result}`), number === '' ? '' : t('paperNumber', { number })]
                      .filter(Boolean)
                      .join(agenda('comma'))}
                  </span>
                </span>
                <Icon icon={chevronRight} size="s" className="chev" />
              </PaperLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface PaperLinkProps {
  cid: string;
  id: number;
  poster: boolean;
  children: ReactNode;
}

/** A poster opens as a poster, any other paper in the list of papers. */
function PaperLink({ cid, id, poster, children }: PaperLinkProps) {
  return poster ? (
    <Link name="posterDetail" query={{ cid, id }} className="li">
      {children}
    </Link>
  ) : (
    <Link name="paper3" params={{ cid }} query={{ id }} className="li">
      {children}
    </Link>
  );
}
