import { newsConsoleCalls } from '@meetingapp/contract/news-console.ts';
import { Link } from '@tanstack/react-router';
import { Checkbox } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Labelled } from './Labelled.tsx';
import type { PartProps } from './part.ts';

/** Which columns of the news the home shows; articles themselves are written on their own page. */
export function NewsForm({ value, change }: PartProps) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const cid = useCid();
  const { answer } = useCall(newsConsoleCalls.list, { cid });
  const chosen = value.content.newsColumns;
  return (
    <Labelled label={t('newsColumns')} wide>
      <Checkbox.Group
        aria-label={t('newsColumns')}
        value={chosen}
        onChange={(newsColumns) => change({ newsColumns })}
        options={(answer?.columns ?? []).map(({ id, name, count }) => ({
          value: id,
          label: `${name[language] || name.zh || name.en} ${count}`,
        }))}
      />
      <p className="small quiet">{t('newsNote')}</p>
      <Link to={address('news', { cid })} className="link">
        {t('toNews')}
      </Link>
    </Labelled>
  );
}
