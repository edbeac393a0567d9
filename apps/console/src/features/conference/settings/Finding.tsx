import { Link } from '@tanstack/react-router';
import type { ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { paths } from '../../../lib/navigation/paths.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface FindingProps {
  cid: number;
  finding: ReadinessFinding;
  /** Opens the section of a setting. */
  open: (part: string) => void;
}

/** One unfinished item: what is missing, the things it concerns, each with a link to where it is finished. */
export function Finding({ cid, finding: { what, blocks, where, parts, subjects }, open }: FindingProps) {
  const t = useT('conferenceConsole');
  const fields = useT('fieldNames');
  const language = useLanguage();
  const named = what === 'english_missing' ? parts : [];
  const names = named.map((part) => fields(part as 'title'));
  return (
    <li className="row">
      <Tag variant="filled" color={blocks ? 'error' : 'warning'}>
        {t(blocks ? 'state.blocks' : 'state.looks')}
      </Tag>
      <span className="grow">
        {t(`readiness.${what}`)}
        {names.length > 0 && <span className="quiet"> {names.join(' · ')}</span>}
        {subjects.map(({ key, title }) => (
          <PageLink key={key} cid={cid} where={where} search={{ open: key }}>
            {pickLanguage(title, language) || key}
          </PageLink>
        ))}
      </span>
      {where === 'settings' ? (
        <button type="button" className="link" onClick={() => open(parts[0] ?? 'title')}>
          {t('state.toPage')}
        </button>
      ) : (
        <PageLink cid={cid} where={where} search={{}}>
          {t('state.toPage')}
        </PageLink>
      )}
    </li>
  );
}

interface PageLinkProps {
  cid: number;
  where: ReadinessFinding['where'];
  /** `open`: the item that the page opens. */
  search: { open?: string };
  children: string;
}

function PageLink({ cid, where, search, children }: PageLinkProps) {
  return (
    <Link
      to={paths[where] as string}
      params={{ cid: String(cid) } as never}
      search={search as never}
      className="link subject"
    >
      {children}
    </Link>
  );
}
