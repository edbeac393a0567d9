import { surveyKinds, type SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { Button, Tag } from 'antd';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  items: readonly SurveyItem[];
  chosen: string | null;
  choose: (code: string) => void;
  onAdd: (kind: SurveyItem['kind']) => void;
  onChange: (items: readonly SurveyItem[]) => void;
}

/** The questions, texts and pages in their order; new ones go behind the chosen one. */
export function ItemList({ items, chosen, choose, onAdd, onChange }: Props) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const move = (at: number, by: -1 | 1) => {
    const next = [...items];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <section className="survey-items" aria-label={t('items')}>
      <h2>{t('items')}</h2>
      <div className="survey-palette" role="group" aria-label={t('addItem')}>
        {surveyKinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => onAdd(kind)}>
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {items.length === 0 && <p className="quiet">{t('noItems')}</p>}
      <ol>
        {items.map((item, at) => {
          const number = items.slice(0, at + 1).filter(asks).length;
          const name = pickLanguage(item.label, language) || t('untitled');
          return (
            <li key={item.code} className={item.code === chosen ? `${item.kind} on` : item.kind}>
              <span className="number">{asks(item) ? number : ''}</span>
              <button
                type="button"
                className="name"
                aria-pressed={item.code === chosen}
                onClick={() => choose(item.code)}
              >
                {name}
                {item.required && <b className="bad"> *</b>}
                {item.showWhen && <span className="small quiet"> {t('condition')}</span>}
              </button>
              <Tag>{t(`kinds.${item.kind}`)}</Tag>
              <MoveButtons
                at={at}
                count={items.length}
                up={t('up', { name })}
                down={t('down', { name })}
                onMove={(by) => move(at, by)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
