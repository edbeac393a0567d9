import './Help.css';
import { search as searchIcon, x } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useHelpAddress, useConferenceOfAddress } from '../../../lib/navigation/help.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { searchGuide, type Chapter } from '../view.ts';

/** The handbook's page: search and contents on the left, what they lead to on the right. */
export function HelpFrame({
  guide,
  title,
  children,
}: {
  guide: readonly Chapter[];
  title: string;
  children: ReactNode;
}) {
  const t = useT('help');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  return (
    <Page title={title} facts={t('facts', { count: guide.length })}>
      <div className="help">
        <aside className="help-side">
          <label className="box-of-input">
            <Icon icon={searchIcon} />
            <input
              type="search"
              maxLength={60}
              placeholder={t('search')}
              aria-label={t('search')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
            />
            {typed !== '' && (
              <button type="button" aria-label={t('clear')} onClick={() => setTyped('')}>
                <Icon icon={x} />
              </button>
            )}
          </label>
          {words === '' ? <Contents guide={guide} /> : <Hits guide={guide} words={words} done={() => setTyped('')} />}
        </aside>
        <div className="help-text">{children}</div>
      </div>
    </Page>
  );
}

function Contents({ guide }: { guide: readonly Chapter[] }) {
  const t = useT('help');
  const toHelp = useHelpAddress();
  const cid = useConferenceOfAddress();
  return (
    <nav aria-label={t('contents')}>
      <Link
        to={paths.help}
        search={cid === null ? {} : { cid }}
        className="help-row"
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {t('contents')}
      </Link>
      <ol>
        {guide.map(({ name, title }) => (
          <li key={name}>
            <Link
              {...toHelp(name)}
              className="help-row"
              activeOptions={{ includeSearch: false, includeHash: false }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Hits({ guide, words, done }: { guide: readonly Chapter[]; words: string; done: () => void }) {
  const t = useT('help');
  const toHelp = useHelpAddress();
  const hits = searchGuide(guide, words);
  return (
    <>
      <p className="quiet small" role="status">
        {hits.length === 0 ? t('none', { words }) : t('found', { count: hits.length })}
      </p>
      <ul>
        {hits.map(({ to, chapter, section, excerpt }) => (
          <li key={to}>
            <Link {...toHelp(to)} className="help-hit" onClick={done}>
              <b>{section === '' ? chapter : section}</b>
              {section !== '' && <span className="quiet small">{chapter}</span>}
              <span className="small">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
