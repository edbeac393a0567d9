import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { certificateConsoleCalls as calls } from '@meetingapp/contract/certificates/console.ts';
import { Tag } from 'antd';
import type { Asked } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface HardNamesProps {
  asked: Asked<AnswerOf<typeof calls.tryCertificateTemplate>>;
  chosen: string;
  onChoose: (name: string) => void;
}

/** The names that are hardest to place; choosing one shows it on the page. */
export function HardNames({ asked, chosen, onChoose }: HardNamesProps) {
  const t = useT('certificatesConsole');
  return (
    <section aria-label={t('try.title')}>
      <h2>{t('try.title')}</h2>
      <Answered asked={asked}>
        {({ people }) => (
          <>
            <p className="small quiet">{people.length === 0 ? t('try.none') : t('try.text')}</p>
            <ul className="certificates-names">
              {people.map(({ name, why, size, fits, missing }) => (
                <li key={`${why}-${name}`}>
                  <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
                    <b className="grow">{name}</b>
                    <span className="small quiet-2">{t(`try.why.${why}`)}</span>
                    <span>{t('try.size', { size })}</span>
                    {missing.length > 0 ? (
                      <Tag color="error">{t('try.missing', { characters: missing.join(' ') })}</Tag>
                    ) : (
                      <Tag color={fits ? 'success' : 'error'}>{t(fits ? 'try.fits' : 'try.full')}</Tag>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  );
}
