import { newsConsoleCalls } from '@meetingapp/contract/news/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { Checkbox } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

/** News columns shown on the home page; articles are written on their own page. */
export function NewsForm({ value, change }: EditorFormProps) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const cid = useCid();
  const { answer } = useCall(newsConsoleCalls.list, { cid });
  const chosen = value.content.newsColumns;
  return (
    <Field label={t('newsColumns')} wide>
      <Checkbox.Group
        aria-label={t('newsColumns')}
        value={chosen}
        onChange={(newsColumns) => change({ newsColumns })}
        options={(answer?.columns ?? []).map(({ id, name, count }) => ({
          value: id,
          label: `${pickLanguage(name, language)} ${count}`,
        }))}
      />
      <p className="small quiet">{t('newsNote')}</p>
      <Link to={address('news', { cid })} className="link">
        {t('toNews')}
      </Link>
    </Field>
  );
}
