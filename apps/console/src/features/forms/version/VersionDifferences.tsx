import type { FormField } from '@meetingapp/contract/forms.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const colours = { added: 'success', removed: 'error', moved: 'default', changed: 'processing' } as const;

/** Differences of the fields between two versions, one line each. */
export function VersionDifferences({
  before,
  after,
}: {
  before: readonly FormField[] | null;
  after: readonly FormField[];
}) {
  const t = useT('forms');
  const c = useT('console');
  const language = useLanguage();
  if (before === null) return <p className="quiet">{t('difference.first', { count: after.length })}</p>;
  const found = formDifferences(before, after);
  if (found.length === 0) return <p className="quiet">{t('difference.none')}</p>;
  return (
    <ul className="differences">
      {found.map((one) => (
        <li key={one.field.code} className="row">
          <Tag variant="filled" color={colours[one.what]}>
            {t(`difference.${one.what}`)}
          </Tag>
          <b className="one">{pickLanguage(one.field.label, language) || one.field.code}</b>
          {one.what === 'changed' && (
            <span className="small quiet one">
              {one.parts.map((part) => t(`difference.parts.${part}`)).join(c('listComma'))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
