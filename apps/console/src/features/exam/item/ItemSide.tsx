import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { altContainsAnswer, isBilingual } from '@meetingapp/domain/exam/check-item.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Segmented, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { ReadItem } from './draft.ts';
import { ItemPreview } from './ItemPreview.tsx';

interface Props {
  content: ItemContent;
  /** Newest first; none of a new item. */
  versions: ReadItem['versions'];
  foot: ReactNode;
}

const tabs = ['preview', 'versions'] as const;
type Tab = (typeof tabs)[number];

/** Beside the form: the phone's view of the draft, or the versions of the item; the button that saves stays below. */
export function ItemSide({ content, versions, foot }: Props) {
  const t = useT('examItem');
  const language = useLanguage();
  const [tab, setTab] = useState<Tab>('preview');
  return (
    <aside className="pane item-side" aria-label={t('side')}>
      <header>
        <Segmented<Tab>
          aria-label={t('side')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        />
      </header>
      <div className="inside">
        {tab === 'preview' ? (
          <ItemPreview content={content} />
        ) : (
          <>
            {versions.length === 0 && <p className="quiet">{t('noVersions')}</p>}
            <ul className="item-versions">
              {versions.map(({ id, number, createdAt, by, used }) => (
                <li key={id} className="row">
                  <b>{t('version', { number })}</b>
                  <span className="grow small quiet">
                    {t('versionBy', { by, at: momentText(createdAt, language) })}
                  </span>
                  <Tag {...(used ? {} : { color: 'geekblue' })}>
                    <Icon icon={used ? lock : pencil} size="s" /> {t(used ? 'locked' : 'open')}
                  </Tag>
                </li>
              ))}
            </ul>
            <p className="small quiet">{t('versionsNote')}</p>
          </>
        )}
        {altContainsAnswer(content) && <p className="note soon">{t('altTells')}</p>}
        {!isBilingual(content) && <p className="note soon">{t('oneLanguage')}</p>}
      </div>
      <footer>{foot}</footer>
    </aside>
  );
}
