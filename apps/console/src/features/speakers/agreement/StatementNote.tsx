import type { Statement } from '@meetingapp/contract/speakers/statement.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

const colours = { replay: 'success', live: 'warning', none: 'error' } as const;

/** What a person stated about interests and recording, with the version of the text. */
export function StatementNote({ statement }: { statement: Statement | null }) {
  const t = useT('agreementConsole');
  const language = useLanguage();
  return (
    <section aria-label={t('statement.title')}>
      <h3>{t('statement.title')}</h3>
      {statement === null ? (
        <p className="quiet">{t('statement.missing')}</p>
      ) : (
        <>
          <p>
            <Tag color={statement.hasInterests ? 'warning' : 'default'}>
              {t(statement.hasInterests ? 'statement.some' : 'statement.none')}
            </Tag>
            <Tag color={colours[statement.recording]}>{t(`statement.recordings.${statement.recording}`)}</Tag>
            {statement.outdated && <Tag color="error">{t('statement.outdated')}</Tag>}
          </p>
          {statement.words !== '' && <p>{statement.words}</p>}
          <p className="small quiet">
            {t('statement.given', { time: momentText(statement.givenAt, language), number: statement.number })}
          </p>
        </>
      )}
    </section>
  );
}
